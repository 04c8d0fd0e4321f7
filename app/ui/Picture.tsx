import { useEffect, useRef, useState } from 'react';
import { useLite } from './lite.ts';

export interface PictureProps {
  /** Address without a width, such as /media/catalog/m04-0; widths are asked for with ?w=. Others are used as they are. */
  src: string;
  alt: string;
  /** Intrinsic size in px, which fixes the ratio: 4:5 unless said otherwise. */
  width?: number;
  height?: number;
  /** Layout width for the browser's choice; the product grid's by default. */
  sizes?: string;
  /** First row: eager and high. Everything else is lazy. */
  priority?: boolean;
  /** Words in the picture's place when it could not be loaded (script only). */
  failedLabel?: string;
  className?: string;
}

/** Files worth naming for a picture of this many px: thumbnails, cards and galleries, banners. */
function widthsFor(width: number): readonly number[] {
  if (width <= 160) return [160, 320];
  return width > 1000 ? [640, 1000, 1600] : [320, 480, 640, 1000];
}

/** Two columns, three from 951, four from 1181, six from 1601. */
export const GRID_SIZES = '(min-width:1601px) 17vw,(min-width:1181px) 25vw,(min-width:951px) 33vw,50vw';

/** The attributes that name the files: several widths for our own media, the address alone for the rest. */
export function pictureSource(src: string, lite: boolean, width = 640): { src: string; srcSet?: string } {
  if (!src.startsWith('/media/') || src.includes('?')) return { src };
  const widths = widthsFor(width);
  if (lite) return { src: `${src}?w=${Math.min(320, widths[0] ?? 320)}` };
  return {
    // For the few that do not choose.
    src: `${src}?w=${widths[1]}`,
    srcSet: widths.map((each) => `${src}?w=${each} ${each}w`).join(','),
  };
}

/** An image with fixed ratio in several widths; the tile colour of its parent stands behind while it loads. */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    width = 640,
    height = 800,
    sizes = GRID_SIZES,
    priority = false,
    failedLabel,
    className,
  } = props;
  const lite = useLite();
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const source = pictureSource(src, lite, width);
  // The outside system is the image: it may have failed before React listened to it.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(src);
  }, [src]);
  if (failed === src && failedLabel) return <span className="failed">{failedLabel}</span>;
  return (
    <img
      ref={image}
      {...source}
      sizes={source.srcSet ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? undefined : 'async'}
      className={className}
      onError={() => setFailed(src)}
      // React 18 knows the attribute only in lower case.
      {...(priority ? { fetchpriority: 'high' } : {})}
    />
  );
}
