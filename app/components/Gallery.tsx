import { useNavigate, useNavigation } from '@remix-run/react';
import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import { exitAddress, measureAddress } from '#app/domain/gallery-address.ts';
import { isMeasurable, type LengthUnit } from '#app/domain/measure.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { toneClass } from '#app/domain/picture-tone.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import type { OwnMeasurement } from '#contract/measurement.ts';
import { GalleryLink } from './gallery/GalleryLink.tsx';
import { useGallery } from './gallery/use-gallery.ts';
import { usePoints } from './gallery/use-points.ts';
import { useStrip } from './gallery/use-strip.ts';

// Loaded on entering the mode; the server has them at hand.
const MeasureStage = lazy(async () => ({
  default: (await import('./measure/MeasureStage.tsx')).MeasureStage,
}));
const MeasurePanel = lazy(async () => ({
  default: (await import('./measure/MeasurePanel.tsx')).MeasurePanel,
}));
const Viewer = lazy(async () => ({ default: (await import('./gallery/Viewer.tsx')).Viewer }));

export interface GalleryImage {
  src: string;
  alt: string;
  /** Number of the tone that stands behind it while it loads. */
  tone?: number;
  /** Share of the width that 15 cm cover; without a valid one it cannot be measured (3#15). */
  ratio?: number;
}

export interface GalleryProps {
  label: string;
  images: readonly GalleryImage[];
  /** The person's unit; the address may name another. */
  unit: LengthUnit;
  /** Saved measurements to compare with. */
  mine: readonly OwnMeasurement[];
  /** The offer that the pictures are of, where there is one. */
  offerId?: number | undefined;
  /** Sold, Expired: drained, with the word on a strip over the first picture. */
  state?: { label: string } | null;
}

const SIZES = '(min-width:951px) 33vw,100vw';
const WIDE = '(min-width:951px) 66vw,100vw';

/**
 * The pictures of a thing: swiped sideways on a phone; on a desktop a first frame of 8:7 over two columns, then pairs.
 * Which one is shown, enlarged or measured is in the address, so all of it works as links (2.3#54, 4#50–52).
 */
export function Gallery({ label, images, unit: usual, mine, offerId, state }: GalleryProps) {
  const t = useT('gallery');
  const common = useT('common');
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const { url, state: shown } = useGallery(images);
  const [points, setPoints] = usePoints(url, shown);
  const unit = shown.unit ?? usual;
  const count = images.length;
  const { strip, handlers } = useStrip(shown.photo - 1, count, (index) => {
    // Another picture ends the measuring (4#52); a page on its way is not called back.
    if (index < 0 || busy || index + 1 === shown.photo) return;
    void navigate(exitAddress(url, index + 1).split('#')[0] ?? '', {
      replace: true,
      preventScrollReset: true,
    });
  });
  return (
    <div className="gallery">
      <div
        ref={strip}
        className={clsx('gal', state && 'gone')}
        role="group"
        aria-label={label}
        // The strip scrolls, so the keyboard must be able to reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...handlers}
      >
        {images.map((image, index) => {
          const photo = index + 1;
          const measured = shown.measure === photo;
          const sizes = index === 0 ? WIDE : SIZES;
          const picture = (
            <Picture
              src={image.src}
              alt={image.alt}
              width={1000}
              height={1250}
              priority={index === 0}
              sizes={sizes}
              failedLabel={common('failedToLoad')}
            />
          );
          return (
            <figure
              key={image.src}
              className={clsx(index === 0 && 'w', measured && 'measured', toneClass(image.tone)) || undefined}
              id={`photo-${photo}`}
            >
              {measured ? (
                <Suspense fallback={picture}>
                  <MeasureStage
                    {...{ image, photo, url, points, unit, offerId }}
                    onPoints={setPoints}
                    failedLabel={common('failedToLoad')}
                  />
                </Suspense>
              ) : (
                <>
                  <GalleryLink
                    className="enlarge"
                    href={pageAddress(url, { zoom: String(photo) })}
                    aria-label={t('enlarge', { photo: image.alt })}
                    rel="nofollow"
                  >
                    {picture}
                  </GalleryLink>
                  {isMeasurable(image.ratio) ? (
                    <figcaption className="tool">
                      <GalleryLink className="pill" href={measureAddress(url, photo)} rel="nofollow">
                        <Icon name="ruler" size="small" />
                        {t('measure')}
                      </GalleryLink>
                    </figcaption>
                  ) : null}
                </>
              )}
              {state && index === 0 ? <span className="state">{state.label}</span> : null}
              {count > 1 && !state && !measured ? (
                <span className="gcount pill" aria-hidden="true">
                  {t('photoOf', { index: photo, count })}
                </span>
              ) : null}
            </figure>
          );
        })}
      </div>
      {count > 1 ? (
        <nav className="thumbs" aria-label={t('allPhotos')}>
          {images.map((image, index) => (
            <GalleryLink
              key={image.src}
              href={exitAddress(url, index + 1)}
              replace
              aria-label={image.alt}
              aria-current={index + 1 === shown.photo ? 'true' : undefined}
              rel="nofollow"
            >
              <Picture src={image.src} alt="" sizes="48px" width={48} height={60} />
            </GalleryLink>
          ))}
        </nav>
      ) : null}
      {shown.measure && points.length === 2 ? (
        <Suspense fallback={null}>
          <MeasurePanel
            {...{ url, points, unit, mine }}
            ratio={images[shown.measure - 1]?.ratio ?? -1}
            dimension={shown.dimension}
          />
        </Suspense>
      ) : null}
      {shown.zoom ? (
        <Suspense fallback={null}>
          <Viewer
            {...{ label, images, url, shown, points, unit }}
            onPoints={setPoints}
            failedLabel={common('failedToLoad')}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
