import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  addPoint,
  lengthText,
  measure,
  movePoint,
  placeOf,
  pointAt,
  stepPoint,
  type Box,
  type LengthUnit,
  type Point,
} from '#app/domain/measure.ts';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import { Loupe } from './Loupe.tsx';
import { MeasureLine } from './MeasureLine.tsx';

export interface MeasureLayerProps {
  /** The frame's size and where the picture lies in it, px. */
  frame: { width: number; height: number };
  box: Box;
  /** What is seen in the magnifier. */
  src: string;
  points: readonly Point[];
  /** Null while nothing can be said of lengths yet: two points are only set (calibration). */
  ratio: number | null;
  unit: LengthUnit;
  /** `done` when the finger or the key is let go. */
  onPoints: (points: readonly Point[], done: boolean) => void;
  onExit?: () => void;
}

/** Fingers take hold of a point from so far away, px. */
const REACH = 22;

/** Sets and moves two points by tap, drag or keys over a picture (4#50, I7). */
export function MeasureLayer(props: MeasureLayerProps) {
  const { frame, box, src, points, ratio, unit, onPoints, onExit } = props;
  const t = useT('gallery');
  const language = useLanguage();
  const layer = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const [a, b] = points;
  const text = a && b && ratio !== null ? lengthText(measure(a, b, ratio), unit, language) : null;

  // The outside system is the focus: the keyboard starts where the mode was entered.
  useEffect(() => layer.current?.focus({ preventScroll: true }), []);

  function pointOf(event: PointerEvent): Point {
    const edges = layer.current!.getBoundingClientRect();
    return pointAt({ x: event.clientX - edges.left, y: event.clientY - edges.top }, box);
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    layer.current!.setPointerCapture(event.pointerId);
    const tapped = pointOf(event);
    const place = placeOf(tapped, box);
    const near = points.findIndex((point) => {
      const { x, y } = placeOf(point, box);
      return Math.hypot(x - place.x, y - place.y) <= REACH;
    });
    const next = near >= 0 ? points : addPoint(points, tapped);
    setHeld(near >= 0 ? near : next.length - 1);
    onPoints(next, false);
  }
  function onPointerMove(event: PointerEvent) {
    if (held !== null && event.isPrimary) onPoints(movePoint(points, held, pointOf(event)), false);
  }
  function onPointerEnd(event: PointerEvent) {
    if (held === null || !event.isPrimary) return;
    setHeld(null);
    onPoints(points, true);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const index = Number((event.target as HTMLElement).dataset.point ?? -1);
    const moved = points[index] ? stepPoint(points[index], key, event.shiftKey) : null;
    if (moved) onPoints(movePoint(points, index, moved), true);
    else if (key === 'Escape' && onExit) onExit();
    else if (key === 'Delete' || key === 'Backspace') onPoints(points.slice(0, -1), true);
    else if ((key === 'Enter' || key === ' ') && event.target === layer.current) {
      // The second one beside the first, so that both can be seen.
      onPoints(
        addPoint(points, a ? { ...a, x: a.x > 0.8 ? a.x - 0.2 : a.x + 0.2 } : { x: 0.5, y: 0.5 }),
        true,
      );
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={layer}
      className="layer"
      role="application"
      aria-label={t('measureHelp')}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onKeyDown={onKeyDown}
    >
      <svg className="measure" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        <MeasureLine places={points.map((point) => placeOf(point, box))} text={text} width={frame.width} />
        {held !== null && points[held] ? <Loupe point={points[held]} box={box} src={src} /> : null}
      </svg>
      {points.map((point, index) => {
        const { x, y } = placeOf(point, box);
        return (
          <button
            key={index}
            type="button"
            className="point"
            data-point={index}
            // Set by script only, which the content security policy allows.
            style={{ left: x, top: y }}
            aria-label={t('pointAt', {
              number: index + 1,
              x: percent(point.x, language),
              y: percent(point.y, language),
            })}
          />
        );
      })}
      <p className="vh" aria-live="polite">
        {held === null ? text : null}
      </p>
    </div>
  );
}

function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
