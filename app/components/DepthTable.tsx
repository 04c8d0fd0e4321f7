export interface DepthRow {
  /** The price in words. */
  price: string;
  bids: number;
  asks: number;
  /** When the first of them runs out. */
  ends?: string | null;
}

export interface DepthTableProps {
  /** Highest price first: asks above, bids below. */
  rows: readonly DepthRow[];
  labels: { caption: string; bids: string; price: string; asks: string };
}

/** Bids left, price in the middle, asks right; a bar's length is its count. */
export function DepthTable({ rows, labels }: DepthTableProps) {
  const most = Math.max(1, ...rows.map((row) => Math.max(row.bids, row.asks)));
  return (
    <table className="book">
      <caption className="vh">{labels.caption}</caption>
      <colgroup>
        <col />
        <col className="mid" />
        <col />
      </colgroup>
      <thead className="micro">
        <tr>
          <th scope="col">{labels.bids}</th>
          <th scope="col">
            <span className="vh">{labels.price}</span>
          </th>
          <th scope="col">{labels.asks}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.price}>
            <td>{row.bids > 0 ? <Bar count={row.bids} ends={row.ends} most={most} /> : null}</td>
            <th scope="row">{row.price}</th>
            <td>{row.asks > 0 ? <Bar count={row.asks} ends={row.ends} most={most} /> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ count, ends, most }: { count: number; ends?: string | null | undefined; most: number }) {
  return (
    <>
      <svg aria-hidden="true">
        <rect width={`${Math.max(3, Math.round((count / most) * 80))}%`} height="100%" />
      </svg>
      {count}
      {ends ? <small> {ends}</small> : null}
    </>
  );
}
