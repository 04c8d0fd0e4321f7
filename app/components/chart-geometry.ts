export interface PricePoint {
  /** Milliseconds since the epoch. */
  time: number;
  /** Any unit, the same for all series. */
  value: number;
}

/** A point of a line that may end: null is "from now on there is none". */
export interface StepPoint {
  time: number;
  value: number | null;
}

export interface ChartBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
  from: number;
  to: number;
  low: number;
  high: number;
}

/** Round numbers that span the values: at most five ticks at steps of 1, 2, 2.5 or 5 times a power of ten. */
export function niceTicks(low: number, high: number): number[] {
  // A price that never moved runs through the middle.
  const margin = high > low ? 0 : Math.max(Math.abs(high) * 0.1, 1);
  const bottom = Math.max(low >= 0 ? 0 : -Infinity, low - margin);
  const top = high + margin;
  const rough = (top - bottom) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(bottom / step);
  const last = Math.ceil(top / step);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(6)));
}

const round = (number: number) => Math.round(number * 10) / 10;

/** Horizontal place of a time in the box. */
export function xAt(box: ChartBox, time: number): number {
  const share = box.to > box.from ? (time - box.from) / (box.to - box.from) : 0;
  return round(box.left + Math.min(1, Math.max(0, share)) * (box.right - box.left));
}

/** Vertical place of a value in the box. */
export function yAt(box: ChartBox, value: number): number {
  const share = box.high > box.low ? (value - box.low) / (box.high - box.low) : 0.5;
  return round(box.bottom - Math.min(1, Math.max(0, share)) * (box.bottom - box.top));
}

/** The stretches of a line between its gaps, each with the time it ends. */
function runsOf(box: ChartBox, points: readonly StepPoint[]): { points: PricePoint[]; end: number }[] {
  const runs: { points: PricePoint[]; end: number }[] = [];
  let open: PricePoint[] | null = null;
  for (const { time, value } of points) {
    if (value === null) {
      const last = runs.at(-1);
      if (open && last) last.end = time;
      open = null;
    } else if (open) {
      open.push({ time, value });
    } else {
      open = [{ time, value }];
      runs.push({ points: open, end: box.to });
    }
  }
  return runs;
}

/** A step line: a price holds until it changes, the last one to the end of the range; where there is none is a gap (D13). */
export function stepPath(box: ChartBox, points: readonly StepPoint[]): string {
  return runsOf(box, points)
    .map((run) => linePath(box, run))
    .join('');
}

function linePath(box: ChartBox, { points, end }: { points: readonly PricePoint[]; end: number }): string {
  const steps = points.map(({ time, value }, index) =>
    index === 0 ? `M${xAt(box, time)} ${yAt(box, value)}` : `H${xAt(box, time)}V${yAt(box, value)}`,
  );
  return `${steps.join('')}H${xAt(box, end)}`;
}

/** The same line closed along the bottom, for the fill below the asks. */
export function areaPath(box: ChartBox, points: readonly StepPoint[]): string {
  return runsOf(box, points)
    .map((run) => `${linePath(box, run)}V${box.bottom}H${xAt(box, run.points[0]!.time)}Z`)
    .join('');
}

/** The first of each month in the range, thinned to at most seven; the range's thirds where it has no month. */
export function timeTicks(from: number, to: number): number[] {
  const ticks: number[] = [];
  const start = new Date(from);
  for (let month = 1; month <= 24; month += 1) {
    const time = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, 1);
    if (time >= to) break;
    ticks.push(time);
  }
  if (ticks.length < 2) return [0, 1 / 3, 2 / 3].map((share) => Math.round(from + (to - from) * share));
  const every = Math.ceil(ticks.length / 7);
  return ticks.filter((_, index) => index % every === 0);
}
