import { useT } from '#app/i18n/use-translation.ts';
import { Checkbox } from '#app/ui/Checkbox.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { UPLOAD_TYPES } from '#contract/limits.ts';

/** Pictures sent so far, each with a box to take it out, and a native file input for more (5#25, I15). */
export function Photos({ images, error }: { images: readonly string[]; error: string | null }) {
  const t = useT('offer');
  return (
    <fieldset className="block" aria-describedby={error ? 'photos-error' : 'photos-hint'}>
      <legend className="serif s">{t('photos')}</legend>
      {images.length > 0 ? (
        <ul className="photos">
          {images.map((image, index) => (
            <li key={image}>
              <div className="photo">
                <Picture src={image} alt={t('photo', { index: index + 1 })} sizes="33vw" />
              </div>
              <input type="hidden" name="image" value={image} />
              <Checkbox id={`remove-${index}`} name="remove" value={image}>
                {t('removePhoto', { index: index + 1 })}
              </Checkbox>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="field mt1">
        <label htmlFor="photos" className="vh">
          {t('photos')}
        </label>
        <input
          id="photos"
          className="in"
          type="file"
          name="photos"
          multiple
          accept={UPLOAD_TYPES.join(',')}
        />
        {error ? (
          <p className="err" id="photos-error">
            <Icon name="circle-x" size="small" />
            {error}
          </p>
        ) : null}
        <p className="hint" id="photos-hint">
          {t('photosHint')} {t('photosBrandNew')}
        </p>
      </div>
    </fieldset>
  );
}
