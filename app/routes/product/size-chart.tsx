import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { SizeChart } from '#app/components/SizeChart.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { unlistedMeta } from '../page-meta.ts';
import { loadSizeChart } from './size-chart.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadSizeChart(args);
}

/** The page behind the dialog (C16). */
export default function SizeChartPage() {
  const { chart, category, back } = useLoaderData<typeof loader>();
  const t = useT('gallery');
  return (
    <div className="panel-page">
      {back ? (
        <p className="small">
          <Link className="row" to={back}>
            <Icon name="arrow-left" size="small" flips />
            <span className="link">{t('back')}</span>
          </Link>
        </p>
      ) : null}
      <h1 className="serif l">{t('sizeChart')}</h1>
      <p className="q">{category}</p>
      <SizeChart chart={chart} />
    </div>
  );
}
