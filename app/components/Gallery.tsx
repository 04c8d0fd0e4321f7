import type { ReactNode } from 'react';
import { Picture } from '#app/ui/Picture.tsx';

export interface GalleryImage {
  src: string;
  alt: string;
}

export interface GalleryProps {
  label: string;
  images: readonly GalleryImage[];
  /** "1 / 5" on a phone. */
  countLabel: (index: number, count: number) => string;
  /** Tools on a picture: the measuring pill. */
  tools?: (index: number) => ReactNode;
  /** Sold, Expired: drained, with the word on a strip over the first picture. */
  state?: { label: string } | null;
  failedLabel?: string;
}

/** Swiped sideways on a phone; on a desktop a first frame of 8:7 over two columns, then pairs. */
export function Gallery({ label, images, countLabel, tools, state, failedLabel }: GalleryProps) {
  return (
    // The strip scrolls, so the keyboard must be able to reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={state ? 'gal gone' : 'gal'} role="group" aria-label={label} tabIndex={0}>
      {images.map((image, index) => (
        <figure key={image.src} className={index === 0 ? 'w' : undefined} id={`photo-${index + 1}`}>
          <Picture
            src={image.src}
            alt={image.alt}
            width={1000}
            height={1250}
            priority={index === 0}
            sizes={index === 0 ? '(min-width:951px) 66vw,100vw' : '(min-width:951px) 33vw,100vw'}
            failedLabel={failedLabel}
          />
          {state && index === 0 ? <span className="state">{state.label}</span> : null}
          {tools ? <figcaption className="tool">{tools(index)}</figcaption> : null}
          {images.length > 1 && !state ? (
            <span className="gcount pill mob" aria-hidden="true">
              {countLabel(index + 1, images.length)}
            </span>
          ) : null}
        </figure>
      ))}
    </div>
  );
}
