import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { boxIn, type LengthUnit, type Point } from '#app/domain/measure.ts';
import { idle, slideAfter, swipe, type Swipe } from '#app/domain/swipe.ts';
import { moveBy, nextStep, whole, zoomBy, zoomedBox, type Zoom } from '#app/domain/zoom.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { pictureSource } from '#app/ui/Picture.tsx';
import type { GalleryImage } from '../Gallery.tsx';
import { MeasureLayer } from '../measure/MeasureLayer.tsx';

interface ZoomPictureProps {
  image: GalleryImage;
  points: readonly Point[];
  unit: LengthUnit;
  measuring: boolean;
  onPoints: (points: readonly Point[], done: boolean) => void;
  onSwipe: (step: number) => void;
  onExit: () => void;
  failedLabel: string;
}

/** Two taps within so many milliseconds are one gesture. */
const DOUBLE_TAP = 300;

interface Sizes {
  frame: { width: number; height: number };
  picture: { width: number; height: number } | null;
}

/** A picture that fingers, the wheel, keys and buttons enlarge and move; measured in whatever size it has (I5). */
export function ZoomPicture(props: ZoomPictureProps) {
  const { image, points, unit, measuring, onPoints, onSwipe, onExit, failedLabel } = props;
  const t = useT('gallery');
  const frame = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState<Sizes | null>(null);
  const [failed, setFailed] = useState(false);
  const [zoom, setZoom] = useState<Zoom>(whole);
  const pointers = useRef(new Map<number, Point>());
  const swiping = useRef<Swipe>(idle);
  const lastTap = useRef(0);

  const known = sizes?.picture ? { frame: sizes.frame, box: boxIn(sizes.frame, sizes.picture) } : null;
  const box = known ? zoomedBox(zoom, known.box) : null;

  // The outside systems are the layout and the wheel, which React listens to passively.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const read = () => {
      const { width, height } = element.getBoundingClientRect();
      setSizes((before) => ({ frame: { width, height }, picture: before?.picture ?? null }));
    };
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const zoomAt = useRef<(factor: number, at: Point) => void>(() => undefined);
  useEffect(() => {
    zoomAt.current = (factor, at) => {
      if (known) setZoom((before) => zoomBy(before, factor, at, known.box, known.frame));
    };
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomAt.current(Math.exp(-event.deltaY / 400), placeIn(element, event));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, []);

  const middle = known ? { x: known.frame.width / 2, y: known.frame.height / 2 } : { x: 0, y: 0 };
  const step = (up: boolean, at: Point = middle) => zoomAt.current(nextStep(zoom.scale, up) / zoom.scale, at);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if ((event.target as HTMLElement).closest('a,button:not(.point)')) return;
    pointers.current.set(event.pointerId, placeIn(frame.current!, event));
    if (measuring && pointers.current.size === 1) return;
    frame.current!.setPointerCapture(event.pointerId);
    swiping.current =
      pointers.current.size === 1 && zoom.scale === 1
        ? swipe(idle, { type: 'down', x: event.clientX, y: event.clientY, time: event.timeStamp })
        : idle;
  }
  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before || !known) return;
    const now = placeIn(frame.current!, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const grown = distance(now, other) / Math.max(1, distance(before, other));
      const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      setZoom((held) =>
        moveBy(
          zoomBy(held, grown, between, known.box, known.frame),
          (now.x - before.x) / 2,
          (now.y - before.y) / 2,
          known.box,
          known.frame,
        ),
      );
    } else if (!measuring && zoom.scale > 1) {
      setZoom((held) => moveBy(held, now.x - before.x, now.y - before.y, known.box, known.frame));
    } else {
      swiping.current = swipe(swiping.current, {
        type: 'move',
        x: event.clientX,
        y: event.clientY,
        time: event.timeStamp,
      });
    }
  }
  function onPointerEnd(event: PointerEvent) {
    const place = pointers.current.get(event.pointerId);
    pointers.current.delete(event.pointerId);
    if (!place || !known || measuring) return;
    const state = swiping.current;
    swiping.current = idle;
    if (state.phase === 'following') {
      // From the middle one of three, as the neighbours are not known here.
      const to = slideAfter(state, 1, 3, known.frame.width) - 1;
      const rtl = getComputedStyle(frame.current!).direction === 'rtl';
      if (event.type === 'pointerup' && to !== 0) onSwipe(rtl ? -to : to);
    } else if (event.type === 'pointerup' && state.phase === 'judging') doubleTap(event, place);
    else if (event.type === 'pointerup' && zoom.scale > 1) doubleTap(event, place);
  }
  function doubleTap(event: PointerEvent, place: Point) {
    const quick = event.timeStamp - lastTap.current < DOUBLE_TAP;
    lastTap.current = quick ? 0 : event.timeStamp;
    if (quick) zoomAt.current(zoom.scale > 1 ? 1 / zoom.scale : 2.5, place);
  }
  function onKeyDown(event: KeyboardEvent) {
    const factor = { '+': true, '=': true, '-': false }[event.key];
    if (factor !== undefined) step(factor);
    else if (event.key === '0') setZoom(whole);
    else return;
    event.preventDefault();
  }

  const source = pictureSource(image.src, false);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className="zoomable"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onKeyDown={onKeyDown}
    >
      {failed ? (
        <span className="failed">{failedLabel}</span>
      ) : (
        <img
          src={source.srcSet ? `${image.src}?w=1600` : source.src}
          alt={image.alt}
          draggable={false}
          onLoad={(event) => {
            const { naturalWidth: width, naturalHeight: height } = event.currentTarget;
            setSizes((before) => (before ? { ...before, picture: { width, height } } : before));
          }}
          onError={() => setFailed(true)}
          // Set by script only, which the content security policy allows.
          style={box ? { left: box.left, top: box.top, width: box.width, height: box.height } : {}}
        />
      )}
      {measuring && known && box ? (
        <MeasureLayer
          frame={known.frame}
          box={box}
          src={`${image.src}?w=1600`}
          points={points}
          ratio={image.ratio ?? null}
          unit={unit}
          onPoints={onPoints}
          onExit={onExit}
        />
      ) : null}
      <p className="zooms">
        <button
          type="button"
          className="pill"
          aria-label={t('smaller')}
          disabled={zoom.scale <= 1}
          onClick={() => step(false)}
        >
          <Icon name="minus" size="small" />
        </button>
        <button type="button" className="pill" aria-label={t('larger')} onClick={() => step(true)}>
          <Icon name="plus" size="small" />
        </button>
      </p>
    </div>
  );
}

function placeIn(element: HTMLElement, event: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
