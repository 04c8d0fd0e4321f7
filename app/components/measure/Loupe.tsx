import { useId } from 'react';
import { LOUPE, loupeAt, placeOf, type Box, type Point } from '#app/domain/measure.ts';

const LARGER = 2.5;

/** The magnifier while a point is held: the picture under the finger, up and left of it (4#51, 9#15). */
export function Loupe({ point, box, src }: { point: Point; box: Box; src: string }) {
  const clip = useId();
  const finger = placeOf(point, box);
  const corner = loupeAt(finger);
  const middle = { x: corner.x + LOUPE / 2, y: corner.y + LOUPE / 2 };
  const radius = LOUPE / 2 - 1;
  return (
    <g className="loupe">
      <clipPath id={clip}>
        <circle cx={middle.x} cy={middle.y} r={radius} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect x={corner.x} y={corner.y} width={LOUPE} height={LOUPE} />
        <image
          href={src}
          x={middle.x - point.x * box.width * LARGER}
          y={middle.y - point.y * box.width * LARGER}
          width={box.width * LARGER}
          height={box.height * LARGER}
          preserveAspectRatio="none"
        />
      </g>
      <circle cx={middle.x} cy={middle.y} r={radius} />
      <path d={`M${middle.x - 13} ${middle.y}h26M${middle.x} ${middle.y - 13}v26`} />
    </g>
  );
}
