/** A chart as it is sent: column names in their order, and the values of each (3#16). */
export interface Chart {
  order: readonly string[];
  sizeChart: Readonly<Record<string, readonly string[]>>;
}

/** Columns of lengths name their unit; all the others but the first are ways to count sizes. */
const isLength = (column: string) => /\((cm|in)\)$/.test(column);

export interface ChartView {
  /** What the sizes can be counted in, to choose one from. */
  units: string[];
  /** The chosen one: the first unless another is asked for (4#44). */
  unit: string | null;
  /** Columns that are shown: the row's label, the chosen unit, the lengths. */
  columns: string[];
  /** Rows of the shown columns. */
  rows: string[][];
}

/** What is shown of a chart for a wanted unit; one that it does not have is the first. */
export function chartView({ order, sizeChart }: Chart, wanted: string | null): ChartView {
  const [label, ...rest] = order;
  const units = rest.filter((column) => !isLength(column));
  const unit = units.find((column) => column === wanted) ?? units[0] ?? null;
  const columns = label === undefined ? [] : [label, ...(unit ? [unit] : []), ...rest.filter(isLength)];
  const count = Math.max(0, ...columns.map((column) => sizeChart[column]?.length ?? 0));
  const rows = Array.from({ length: count }, (_, row) =>
    columns.map((column) => sizeChart[column]?.[row] ?? ''),
  );
  return { units, unit, columns, rows };
}
