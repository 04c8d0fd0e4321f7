import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { exitAddress } from '#app/domain/gallery-address.ts';
import { boxIn, type LengthUnit, type Point } from '#app/domain/measure.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { beacon } from '#app/usage.ts';
import type { GalleryImage } from '../Gallery.tsx';
import { MeasureLayer } from './MeasureLayer.tsx';
import { MeasureTools } from './MeasureTools.tsx';
import { TapForm } from './TapForm.tsx';
import { usePictureSize } from './use-picture-size.ts';

export interface MeasureStageProps {
  image: GalleryImage;
  photo: number;
  url: URL;
  points: readonly Point[];
  unit: LengthUnit;
  offerId?: number | undefined;
  onPoints: (points: readonly Point[], done: boolean) => void;
  failedLabel: string;
}

/** What was measured on this visit: each picture of an offer is told once (I6). */
const told = new Set<string>();

/** A picture of the gallery while it is measured: by taps that reload the page until script takes over. */
export function MeasureStage(props: MeasureStageProps) {
  const { image, photo, url, points, unit, offerId, onPoints, failedLabel } = props;
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const size = usePictureSize(stage, hydrated);

  // The outside system is the beacon (7/analytics#1).
  useEffect(() => {
    const what = `${offerId ?? ''} ${image.src}`;
    if (told.has(what)) return;
    told.add(what);
    beacon({ name: 'measurement', ...(offerId ? { offer_id: String(offerId) } : {}) });
  }, [image.src, offerId]);

  return (
    <>
      {hydrated ? (
        <div className="stage" ref={stage}>
          <Picture
            src={image.src}
            alt={image.alt}
            width={1000}
            height={1250}
            sizes="(min-width:951px) 66vw,100vw"
            failedLabel={failedLabel}
          />
          {size ? (
            <MeasureLayer
              frame={size.frame}
              box={boxIn(size.frame, size.picture)}
              src={size.src}
              points={points}
              ratio={image.ratio ?? null}
              unit={unit}
              onPoints={onPoints}
              onExit={() =>
                void navigate(exitAddress(url, photo).split('#')[0] ?? '', {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
          ) : null}
        </div>
      ) : (
        <TapForm {...{ image, photo, url, points, unit }} />
      )}
      <MeasureTools {...{ url, photo, points, unit }} />
    </>
  );
}
