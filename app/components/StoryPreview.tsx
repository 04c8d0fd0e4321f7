import { useEffect, useRef, useState } from 'react';
import { useT } from '#app/i18n/use-translation.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';

interface StoryPreviewProps {
  /** Where the pictures are told. */
  src: string;
  /** How many there are. */
  count: number;
  /** Whose offer it is. */
  name: string;
}

/** A pointer rests this long before anything is fetched (9#3). */
const DELAY = 200;

/**
 * An offer's other pictures beside its row, after a pointer has rested on it or the keyboard reached it; stepped left
 * and right, gone when it leaves (4#43). Without script the row's own link leads to them all.
 */
export function StoryPreview({ src, count, name }: StoryPreviewProps) {
  const t = useT('common');
  const mark = useRef<HTMLSpanElement>(null);
  const [images, setImages] = useState<string[] | null>(null);
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);

  // The outside systems are the pointer and the focus on the row around, and the network, asked once.
  useEffect(() => {
    const row = mark.current?.closest('li');
    if (!row) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    let asked = false;
    const show = () => {
      setOpen(true);
      if (asked) return;
      asked = true;
      fetch(src, { signal: stop.signal })
        .then((answer) => answer.json())
        .then((story: { images: string[] }) => setImages(story.images))
        .catch(() => undefined);
    };
    const enter = () => {
      clearTimeout(timer);
      timer = setTimeout(show, DELAY);
    };
    const leave = (event: Event) => {
      const to = (event as FocusEvent | PointerEvent).relatedTarget;
      if (to instanceof Node && row.contains(to)) return;
      clearTimeout(timer);
      setOpen(false);
      setIndex(0);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
      if (event.key === 'ArrowRight') setIndex((at) => (at + 1) % count);
      if (event.key === 'ArrowLeft') setIndex((at) => (at + count - 1) % count);
    };
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') enter();
    };
    row.addEventListener('pointerenter', onPointer);
    row.addEventListener('pointerleave', leave);
    row.addEventListener('focusin', enter);
    row.addEventListener('focusout', leave);
    row.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      stop.abort();
      row.removeEventListener('pointerenter', onPointer);
      row.removeEventListener('pointerleave', leave);
      row.removeEventListener('focusin', enter);
      row.removeEventListener('focusout', leave);
      row.removeEventListener('keydown', onKey);
    };
  }, [src, count]);

  const image = images?.[index % images.length];
  return (
    <span ref={mark} className="story">
      {open && images && image ? (
        <span className="story-pop">
          <Picture key={image} src={image} alt="" width={240} height={300} sizes="240px" />
          <span className="story-steps">
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('previousPhoto', { name })}
              onClick={() => setIndex((index + images.length - 1) % images.length)}
            >
              <Icon name="chevron-left" />
            </button>
            <span className="num" role="status">
              {index + 1} / {images.length}
            </span>
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('nextPhoto', { name })}
              onClick={() => setIndex((index + 1) % images.length)}
            >
              <Icon name="chevron-right" />
            </button>
          </span>
        </span>
      ) : null}
    </span>
  );
}
