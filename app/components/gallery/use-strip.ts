import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { idle, slideAfter, swipe, type Swipe } from '#app/domain/swipe.ts';

/** A strip is still when it was not scrolled for so many milliseconds. */
const STILL = 140;

/**
 * A strip of pictures that scrolls sideways: shows the picture `at` (from 0), tells where it was scrolled to, and
 * takes arrow keys, Home, End and the mouse. Fingers and pens scroll it by themselves.
 */
export function useStrip(at: number, count: number, onSettle: (index: number) => void) {
  const strip = useRef<HTMLDivElement>(null);
  const settled = useRef(onSettle);
  const drag = useRef<Swipe>(idle);
  // The outside systems are the element's scrolling and, for the callback, React's own rendering.
  useEffect(() => void (settled.current = onSettle));
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let timer = 0;
    const onScroll = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => settled.current(currentOf(element)), STILL);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, []);
  const first = useRef(true);
  useEffect(() => {
    const behavior = first.current ? 'instant' : 'smooth';
    first.current = false;
    if (strip.current) scrollToSlide(strip.current, at, behavior);
  }, [at]);

  function onKeyDown(event: KeyboardEvent) {
    const element = strip.current;
    if (!element || event.target !== element || !scrolls(element)) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const turned = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const here = currentOf(element);
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? count - 1
          : step === undefined
            ? null
            : here + step * turned;
    if (to === null) return;
    event.preventDefault();
    scrollToSlide(element, Math.min(count - 1, Math.max(0, to)), 'smooth');
  }

  function onPointer(event: PointerEvent<HTMLDivElement>) {
    const element = strip.current;
    if (event.pointerType !== 'mouse' || !element || !scrolls(element)) return;
    const { clientX: x, clientY: y, timeStamp: time } = event;
    if (event.type === 'pointerdown') {
      if (event.button === 0) drag.current = swipe(idle, { type: 'down', x, y, time });
    } else if (event.type === 'pointermove') {
      const before = drag.current;
      drag.current = swipe(before, { type: 'move', x, y, time });
      if (drag.current.phase !== 'following') return;
      if (before.phase === 'judging') element.setPointerCapture(event.pointerId);
      element.classList.add('held');
      element.scrollLeft -= drag.current.dx - (before.phase === 'following' ? before.dx : 0);
    } else if (drag.current.phase !== 'idle') {
      const { width } = element.getBoundingClientRect();
      const moved = drag.current.phase === 'following' ? drag.current.dx : 0;
      const turned = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      const from = Math.round((Math.abs(element.scrollLeft) + moved * turned) / width);
      const state =
        drag.current.phase === 'following'
          ? { ...drag.current, dx: moved * turned, speed: drag.current.speed * turned }
          : drag.current;
      if (state.phase === 'following')
        scrollToSlide(element, slideAfter(state, from, count, width), 'smooth');
      drag.current = idle;
      // Snapping would cut the smooth way short.
      setTimeout(() => element.classList.remove('held'), 400);
    }
  }
  return {
    strip: strip as RefObject<HTMLDivElement>,
    handlers: {
      onKeyDown,
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      onPointerUp: onPointer,
      onPointerCancel: onPointer,
    },
  };
}

const scrolls = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 1;

function currentOf(element: HTMLElement): number {
  return scrolls(element) ? Math.round(Math.abs(element.scrollLeft) / element.clientWidth) : -1;
}

function scrollToSlide(element: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const slide = element.children[index];
  if (!slide || !scrolls(element)) return;
  const left = slide.getBoundingClientRect().left - element.getBoundingClientRect().left;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (Math.abs(left) > 1) element.scrollBy({ left, behavior: calm ? 'instant' : behavior });
}
