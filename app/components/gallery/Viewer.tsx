import { useLocation, useNavigate } from '@remix-run/react';
import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { measureAddress, type GalleryState } from '#app/domain/gallery-address.ts';
import { isMeasurable, type LengthUnit, type Point } from '#app/domain/measure.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { nextStep } from '#app/domain/zoom.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { GalleryImage } from '../Gallery.tsx';
import { GalleryLink } from './GalleryLink.tsx';
import { ZoomPicture } from './ZoomPicture.tsx';

export interface ViewerProps {
  label: string;
  images: readonly GalleryImage[];
  url: URL;
  shown: GalleryState;
  points: readonly Point[];
  unit: LengthUnit;
  onPoints: (points: readonly Point[], done: boolean) => void;
  failedLabel: string;
}

/** One picture over the whole screen: a dialog with script, the same page without it. */
export function Viewer({ label, images, url, shown, points, unit, onPoints, failedLabel }: ViewerProps) {
  const t = useT('gallery');
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const location = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { zoom: photo, scale } = shown;
  const image = images[photo - 1]!;
  const measuring = shown.measure === photo;
  const leave = { zoom: null, scale: null, measure: null, a: null, b: null, dim: null };
  const closed = `${pageAddress(url, { ...leave, photo: photo > 1 ? String(photo) : null })}#photo-${photo}`;
  const to = (other: number) => pageAddress(url, { ...leave, zoom: String(other) });
  const scaled = (step: number) => pageAddress(url, { scale: step === 1 ? null : String(step) });

  // The outside system is the dialog element: only showModal() gives it the top layer and holds the focus.
  useEffect(() => {
    const element = dialog.current;
    if (!element || !hydrated) return;
    element.showModal();
    return () => element.close();
  }, [hydrated]);

  function close() {
    // Back, where opening it was one step: otherwise the way back would lead here again.
    const within = (location.state as { within?: boolean } | null)?.within === true;
    if (within && photo === shown.photo && !measuring) void navigate(-1);
    else void navigate(closed.split('#')[0] ?? '', { replace: true, preventScrollReset: true });
  }
  function go(other: number) {
    if (other < 1 || other > images.length || other === photo) return;
    void navigate(to(other), { replace: true, preventScrollReset: true });
  }
  function onKeyDown(event: KeyboardEvent) {
    const turned = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const keys: Record<string, () => void> = {
      ArrowRight: () => go(photo + turned),
      ArrowLeft: () => go(photo - turned),
      Home: () => go(1),
      End: () => go(images.length),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <dialog
      open={!hydrated}
      ref={dialog}
      className="viewer"
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {hydrated ? (
        <ZoomPicture
          key={image.src}
          {...{ image, points, unit, measuring, onPoints, failedLabel }}
          onSwipe={(step) => go(photo + step)}
          onExit={() =>
            void navigate(pageAddress(url, { measure: null, a: null, b: null }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      ) : (
        <>
          <div className={clsx('whole', `s${scale}`)}>
            <Picture
              src={image.src}
              alt={image.alt}
              width={1600}
              height={2000}
              sizes={`${scale * 100}vw`}
              priority
            />
          </div>
          <p className="zooms">
            <a
              className="pill"
              href={scaled(nextStep(scale, false))}
              aria-label={t('smaller')}
              rel="nofollow"
            >
              <Icon name="minus" size="small" />
            </a>
            <a className="pill" href={scaled(nextStep(scale, true))} aria-label={t('larger')} rel="nofollow">
              <Icon name="plus" size="small" />
            </a>
          </p>
        </>
      )}
      <p className="vtools">
        {images.length > 1 ? (
          <span className="pill">{t('photoOf', { index: photo, count: images.length })}</span>
        ) : null}
        {isMeasurable(image.ratio) ? (
          hydrated ? (
            <GalleryLink
              className={clsx('pill', measuring && 'on')}
              replace
              href={pageAddress(
                url,
                measuring ? { measure: null, a: null, b: null } : { measure: String(photo), photo: null },
              )}
            >
              <Icon name="ruler" size="small" />
              {t(measuring ? 'stopMeasuring' : 'measure')}
            </GalleryLink>
          ) : (
            <a className="pill" rel="nofollow" href={measureAddress(new URL(closed, url), photo)}>
              <Icon name="ruler" size="small" />
              {t('measure')}
            </a>
          )
        ) : null}
        <a
          className="pill"
          href={closed}
          aria-label={t('close')}
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <Icon name="x" size="small" />
        </a>
      </p>
      {photo > 1 && !measuring ? (
        <GalleryLink
          className="pill prev"
          href={to(photo - 1)}
          replace
          aria-label={t('previous')}
          rel="nofollow"
        >
          <Icon name="chevron-left" flips />
        </GalleryLink>
      ) : null}
      {photo < images.length && !measuring ? (
        <GalleryLink className="pill next" href={to(photo + 1)} replace aria-label={t('next')} rel="nofollow">
          <Icon name="chevron-right" flips />
        </GalleryLink>
      ) : null}
    </dialog>
  );
}
