import { Link } from '@remix-run/react';
import type { ChartView } from '#app/domain/size-chart.ts';
import type { LengthUnit } from '#app/domain/measure.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';

/** A chart with everything it needs to be drawn, from the loader of its page. */
export interface SizeChartData extends ChartView {
  unitLinks: { label: string; href: string; current: boolean }[];
  lengthLinks: { unit: LengthUnit; href: string; current: boolean }[];
  /** The row nearest to the person's own measurements, and the sentence that says why. */
  nearest: { row: number; text: string } | null;
}

interface SizeChartProps {
  chart: SizeChartData;
  /** In a dialog links load into it; without, they are pages. */
  onChoose?: (href: string) => void;
}

/** Sizes in the chosen unit beside the lengths of a body; units are links (4#44). */
export function SizeChart({ chart, onChoose }: SizeChartProps) {
  const t = useT('gallery');
  const { columns, rows, unitLinks, lengthLinks, nearest } = chart;
  if (rows.length === 0) return <p className="q">{t('noSizeChart')}</p>;
  const link = (key: string, label: string, href: string, current: boolean) => (
    <Link
      key={key}
      className="chip"
      to={href}
      preventScrollReset
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(href);
      }}
    >
      {label}
    </Link>
  );
  return (
    <div className="size-chart">
      <nav className="row between wraps" aria-label={t('units')}>
        <span className="chips">
          {unitLinks.map(({ label, href, current }) => link(label, label, href, current))}
        </span>
        <span className="chips">
          {lengthLinks.map(({ unit, href, current }) => link(unit, t(unit), href, current))}
        </span>
      </nav>
      <div className="scroll">
        <table className="chart-table num">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row} aria-current={nearest?.row === row ? 'true' : undefined}>
                {cells.map((cell, index) =>
                  index === 0 ? (
                    <th key={index} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={index}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small q">
        {nearest ? nearest.text : t('nearestNone')}{' '}
        <Link className="link" to={paths.measurements()}>
          {t('mineTitle')}
        </Link>
      </p>
    </div>
  );
}
