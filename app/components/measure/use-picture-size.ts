import { useEffect, useState, type RefObject } from 'react';

export interface PictureSize {
  frame: { width: number; height: number };
  picture: { width: number; height: number };
  src: string;
}

/** Sizes of a frame and of the picture in it, once it is loaded and whenever the frame changes. */
export function usePictureSize(stage: RefObject<HTMLElement | null>, ready: boolean): PictureSize | null {
  const [size, setSize] = useState<PictureSize | null>(null);
  // The outside systems are the layout and the picture's loading.
  useEffect(() => {
    const element = stage.current;
    const picture = element?.querySelector('img');
    if (!ready || !element || !picture) return;
    const read = () => {
      const { width, height } = element.getBoundingClientRect();
      if (picture.naturalWidth === 0 || width === 0) return;
      setSize({
        frame: { width, height },
        picture: { width: picture.naturalWidth, height: picture.naturalHeight },
        src: picture.currentSrc,
      });
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    picture.addEventListener('load', read);
    return () => {
      observer.disconnect();
      picture.removeEventListener('load', read);
    };
  }, [stage, ready]);
  return size;
}
