import { isMeasurable } from '#app/domain/measure.ts';
import { toneOf } from '#app/domain/picture-tone.ts';
import type { MeasurableImage } from '#contract/primitives.ts';
import type { GalleryImage } from '../Gallery.tsx';

/** The contract's pictures as the gallery draws them; `alt` says what the picture of a number (from 1) shows. */
export function galleryImages(
  images: readonly Pick<MeasurableImage, 'imageUrl' | 'ratio' | 'tone'>[],
  alt: (index: number) => string,
): GalleryImage[] {
  return images.map(({ imageUrl, ratio, tone }, index) => {
    const number = toneOf(tone);
    return {
      src: imageUrl,
      alt: alt(index + 1),
      ...(isMeasurable(ratio) ? { ratio } : {}),
      ...(number === null ? {} : { tone: number }),
    };
  });
}
