import type { Box, Point } from './measure.ts';

/** A picture as it is shown full-screen: how many times larger than whole, and where its middle was moved to, px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
/** Steps of the buttons, the double tap and the addresses. */
export const zoomSteps = [1, 2, 4] as const;
const MOST = 8;

/**
 * The picture `factor` times larger, with the place under `at` (px from the frame's top left) staying where it is;
 * `box` is where the whole picture lies in its frame.
 */
export function zoomBy(zoom: Zoom, factor: number, at: Point, box: Box, frame: Frame): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  return within(
    {
      scale,
      x: at.x - middle.x - (at.x - middle.x - zoom.x) * grown,
      y: at.y - middle.y - (at.y - middle.y - zoom.y) * grown,
    },
    box,
    frame,
  );
}

interface Frame {
  width: number;
  height: number;
}

/** Moved by so many px, never further than the picture's edges. */
export function moveBy(zoom: Zoom, dx: number, dy: number, box: Box, frame: Frame): Zoom {
  return within({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, box, frame);
}

function within({ scale, x, y }: Zoom, box: Box, frame: Frame): Zoom {
  const spare = (size: number, room: number) => Math.max(0, (size * scale - room) / 2);
  const across = spare(box.width, frame.width);
  const down = spare(box.height, frame.height);
  // No minus zero: it would be another view than the whole one.
  const hold = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0;
  return { scale, x: hold(x, across), y: hold(y, down) };
}

/** Where the picture lies when it is zoomed. */
export function zoomedBox(zoom: Zoom, box: Box): Box {
  const width = box.width * zoom.scale;
  const height = box.height * zoom.scale;
  return {
    left: box.left + box.width / 2 + zoom.x - width / 2,
    top: box.top + box.height / 2 + zoom.y - height / 2,
    width,
    height,
  };
}

/** The next step up or down from a scale. */
export function nextStep(scale: number, up: boolean): number {
  const steps = up ? zoomSteps.find((step) => step > scale) : zoomSteps.findLast((step) => step < scale);
  return steps ?? (up ? zoomSteps[zoomSteps.length - 1]! : 1);
}
