import { exitAddress, measureAddress } from '#app/domain/gallery-address.ts';
import { lengthUnits, type LengthUnit, type Point } from '#app/domain/measure.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { GalleryLink } from '../gallery/GalleryLink.tsx';

interface MeasureToolsProps {
  url: URL;
  photo: number;
  points: readonly Point[];
  unit: LengthUnit;
}

/** On the picture while it is measured: the unit, one step back, the way out. */
export function MeasureTools({ url, photo, points, unit }: MeasureToolsProps) {
  const t = useT('gallery');
  return (
    <figcaption className="tool">
      <span className="pill on">
        <Icon name="ruler" size="small" />
        {t('measuring')}
        <span className="seg">
          {lengthUnits.map((one) => (
            <GalleryLink
              key={one}
              href={`${pageAddress(url, { unit: one })}#photo-${photo}`}
              replace
              onFollow={() => remember(one)}
              aria-label={t(one === 'cm' ? 'inCentimetres' : 'inInches')}
              aria-current={one === unit ? 'true' : undefined}
              rel="nofollow"
            >
              {t(one)}
            </GalleryLink>
          ))}
        </span>
      </span>
      {points.length > 0 ? (
        <GalleryLink
          className="pill"
          href={measureAddress(url, photo, points.slice(0, -1))}
          replace
          rel="nofollow"
        >
          {t('undo')}
        </GalleryLink>
      ) : null}
      <GalleryLink
        className="pill"
        href={exitAddress(url, photo)}
        replace
        aria-label={t('stopMeasuring')}
        rel="nofollow"
      >
        <Icon name="x" size="small" />
      </GalleryLink>
    </figcaption>
  );
}

/** The unit is kept for the next visit (3#21); without script the address that names it does the same. */
function remember(unit: LengthUnit): void {
  void fetch(paths.unit(), {
    method: 'POST',
    body: new URLSearchParams({ unit }),
    redirect: 'manual',
    keepalive: true,
  }).catch(() => undefined);
}
