import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { unlistedMeta } from '../page-meta.ts';
import { changeBag, loadBagPage } from './bag-page.server.ts';
import { SellerBlock } from './components/SellerBlock.tsx';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadBagPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return changeBag(args);
}

export default function Bag() {
  const { groups, history, totalCount } = useLoaderData<typeof loader>();
  const t = useT('bag');
  return (
    <div className="wrap">
      <div className="page-head">
        <h1 className="serif l">
          {t('title')} <span className="qq num">{totalCount}</span>
        </h1>
      </div>
      <div className="bag">
        <div>
          {groups.length === 0 ? (
            <Empty title={t('empty')} help={t('emptyHelp')}>
              <Link className={buttonClass('outline')} to={paths.home()}>
                {t('emptyLink')}
              </Link>
            </Empty>
          ) : (
            groups.map((group) => <SellerBlock key={group.sellerId} group={group} />)
          )}
        </div>
        {history.length > 0 ? (
          <aside aria-label={t('recentlyRemoved')}>
            <Form method="post" preventScrollReset className="row between">
              <h2 className="serif s">{t('recentlyRemoved')}</h2>
              <button className="small link" name="intent" value="clear-history">
                {t('clearAll')}
              </button>
            </Form>
            <ul>
              {history.map((line) => (
                <li key={line.offerId} className="mini">
                  <Link className="th" to={line.href} tabIndex={-1} aria-hidden="true">
                    <Picture src={line.image} alt="" width={64} height={80} sizes="64px" />
                  </Link>
                  <div>
                    <Link to={line.href}>
                      <b className="b">{line.brand}</b>
                    </Link>
                    <p className="small q">{line.name}</p>
                    <p className="small num">{line.price}</p>
                  </div>
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="offerId" value={line.offerId} />
                    <Button variant="quiet" size="tiny" name="intent" value="add-back" disabled={line.gone}>
                      {t('addBack')}
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </aside>
        ) : null}
      </div>
    </div>
  );
}
