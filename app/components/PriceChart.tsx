import { areaPath, niceTicks, stepPath, timeTicks, xAt, yAt } from './chart-geometry.ts';
import type { ChartBox, PricePoint, StepPoint } from './chart-geometry.ts';

export interface PriceChartProps {
  /** The range shown, in milliseconds since the epoch. */
  from: number;
  to: number;
  /** Each ordered by time; values in one unit, null where a line ends. */
  asks: readonly StepPoint[];
  bids: readonly StepPoint[];
  sold: readonly PricePoint[];
  formatValue: (value: number | null) => string;
  /** Axis label ("Jun", "12 Sep") and table cell. */
  formatTick: (time: number) => string;
  formatDate: (time: number) => string;
  labels: {
    /** The picture in words: how each line starts and ends. */
    summary: string;
    ask: string;
    bid: string;
    sold: string;
    date: string;
    price: string;
    kind: string;
    /** Opens the table of all points. */
    table: string;
    /** Nothing to draw. */
    none: string;
  };
}

const WIDTH = 480;
const HEIGHT = 168;

/** Asks as a solid step line over a light fill, bids dashed green, sales as open dots; drawn on the server. */
export function PriceChart(props: PriceChartProps) {
  const { from, to, asks, bids, sold, formatValue, formatTick, labels } = props;
  const values = [...asks, ...bids, ...sold].flatMap((point) => point.value ?? []);
  if (values.length === 0) return <p className="chart-none">{labels.none}</p>;
  const ticks = niceTicks(Math.min(...values), Math.max(...values));
  const words = ticks.map((tick) => formatValue(tick));
  const box: ChartBox = {
    left: Math.max(34, Math.max(...words.map((word) => word.length)) * 7.4 + 8),
    right: WIDTH - 6,
    top: 10,
    bottom: HEIGHT - 24,
    from,
    to,
    low: ticks[0] ?? 0,
    high: ticks.at(-1) ?? 1,
  };
  return (
    <>
      <p className="legend" aria-hidden="true">
        <span>
          <i /> {labels.ask}
        </span>
        <span>
          <i className="bb" /> {labels.bid}
        </span>
        <span>
          <i className="sold" /> {labels.sold}
        </span>
      </p>
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={labels.summary}>
        {ticks.map((tick, index) => (
          <g key={tick}>
            <line className="ax" x1={box.left} x2={box.right} y1={yAt(box, tick)} y2={yAt(box, tick)} />
            <text x={box.left - 8} y={yAt(box, tick) + 3} textAnchor="end">
              {words[index]}
            </text>
          </g>
        ))}
        {timeTicks(from, to).map((time) => (
          <text key={time} x={xAt(box, time)} y={HEIGHT - 6}>
            {formatTick(time)}
          </text>
        ))}
        <path className="ar" d={areaPath(box, asks)} />
        <path className="a" d={stepPath(box, asks)} />
        <path className="bb" d={stepPath(box, bids)} />
        {sold.map((point, index) => (
          <circle key={index} className="sold" r="3" cx={xAt(box, point.time)} cy={yAt(box, point.value)}>
            <title>{`${labels.sold} ${formatValue(point.value)}, ${props.formatDate(point.time)}`}</title>
          </circle>
        ))}
      </svg>
      <PointTable {...props} />
    </>
  );
}

function PointTable({ asks, bids, sold, formatValue, formatDate, labels }: PriceChartProps) {
  const rows = [
    ...asks.map((point) => ({ ...point, kind: labels.ask })),
    ...bids.map((point) => ({ ...point, kind: labels.bid })),
    ...sold.map((point) => ({ ...point, kind: labels.sold })),
  ].sort((one, other) => other.time - one.time);
  return (
    <details className="figures">
      <summary className="link">{labels.table}</summary>
      {/* The table scrolls, so the keyboard must be able to reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="scroll" tabIndex={0} role="group" aria-label={labels.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.date}</th>
              <th scope="col">{labels.kind}</th>
              <th scope="col">{labels.price}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <td>{formatDate(row.time)}</td>
                <td>{row.kind}</td>
                <td>{formatValue(row.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
