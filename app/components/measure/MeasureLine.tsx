import type { Point } from '#app/domain/measure.ts';

interface MeasureLineProps {
  /** Places in the drawing, px. */
  places: readonly Point[];
  text: string | null;
  /** Width of the drawing, px: the badge stays inside. */
  width: number;
}

const BADGE = 26;

/** Points, the line between them and its length on a badge above the middle: the same on the server and in the hand. */
export function MeasureLine({ places, text, width }: MeasureLineProps) {
  const [a, b] = places;
  // About as wide as the text: SVG cannot lay a box around words by itself.
  const badge = text ? text.length * 7.6 + 20 : 0;
  const middle = a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
  const above = middle ? Math.max(BADGE / 2 + 2, middle.y - 26) : 0;
  return (
    <>
      {a && b ? (
        <>
          <line className="halo" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
          <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
        </>
      ) : null}
      {places.map((place, index) => (
        <circle key={index} cx={place.x} cy={place.y} r="6" />
      ))}
      {middle && text ? (
        <g
          transform={`translate(${Math.min(width - badge / 2 - 2, Math.max(badge / 2 + 2, middle.x))} ${above})`}
        >
          <rect x={-badge / 2} y={-BADGE / 2} width={badge} height={BADGE} rx={BADGE / 2} />
          <text y="5" textAnchor="middle">
            {text}
          </text>
        </g>
      ) : null}
    </>
  );
}
