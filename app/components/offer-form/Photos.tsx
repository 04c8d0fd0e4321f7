import { lazy, Suspense } from 'react';
import { noMarks, type Marks } from '#app/domain/calibration.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { Button } from '#app/ui/Button.tsx';
import { Checkbox } from '#app/ui/Checkbox.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { UPLOAD_TYPES } from '#contract/limits.ts';

const PhotoScale = lazy(async () => ({ default: (await import('./PhotoScale.tsx')).PhotoScale }));

interface PhotosProps {
  images: readonly string[];
  /** What was marked on them so far, and the ratios that they have already, by address. */
  marks: Readonly<Record<string, Marks>>;
  ratios: Readonly<Record<string, number>>;
  error: string | null;
}

/** Pictures sent so far, each with a box to take it out, and a native file input for more (5#25, I15). */
export function Photos({ images, marks, ratios, error }: PhotosProps) {
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
      {images.map((image, index) => (
        <Suspense key={image} fallback={null}>
          <PhotoScale
            image={image}
            number={index + 1}
            marks={marks[image] ?? noMarks}
            ratio={ratios[image]}
          />
        </Suspense>
      ))}
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
        <Button size="tiny" name="intent" value="photos" formNoValidate>
          {t('addPhotos')}
        </Button>
        <p className="hint" id="photos-hint">
          {t('photosHint')} {t('photosBrandNew')}
        </p>
      </div>
    </fieldset>
  );
}
