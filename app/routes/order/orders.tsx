import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { listOrders } from '#app/api/order.server.ts';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { OrderRow } from '#app/components/OrderRow.tsx';
import { OrderStatusDot } from '#app/components/OrderStatusDot.tsx';
import { OrderSteps } from '#app/components/OrderSteps.tsx';
import { Pages } from '#app/components/Pages.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { pageCount, pageStart, parsePage } from '#app/domain/pagination.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { PAGE_LIMIT } from '#contract/limits.ts';
import { unlistedMeta } from '../page-meta.ts';
import { orderView, type OrderView } from './order-view.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const search = new URL(args.request.url).searchParams;
  const role = search.get('role') === 'seller' ? ('seller' as const) : ('buyer' as const);
  const page = parsePage(search.get('page'));
  const found = await listOrders(visitor, { role, pageStart: pageStart(page), pageLimit: PAGE_LIMIT });
  const { language } = visitor.preferences;
  return {
    username: account.username,
    role,
    page,
    pages: pageCount(found.total),
    orders: found.data.map((order) => orderView(order, language)),
    title: `${translator(language, 'order')('ordersTitle')} · Offcut`,
    messages: messagesFor(language, ['order']),
  };
}

export default function Orders() {
  const { username, role, page, pages, orders } = useLoaderData<typeof loader>();
  const t = useT('order');
  const common = useT('common');
  return (
    <AccountFrame {...accountMenu(common, username)}>
      <h1 className="serif l">{t('ordersTitle')}</h1>
      <Tabs
        ruled
        label={t('lists')}
        renderLink={(link) => renderLink(link)}
        tabs={[
          { href: paths.accountOrders(), label: t('buying'), current: role === 'buyer' },
          { href: paths.accountOrders({ role: 'seller' }), label: t('selling'), current: role === 'seller' },
        ]}
      />
      {orders.length === 0 ? (
        <Empty title={t('noOrders')} help={t(role === 'buyer' ? 'noOrdersBuying' : 'noOrdersSelling')}>
          <Link className={buttonClass('outline')} to={role === 'buyer' ? paths.home() : paths.sell()}>
            {role === 'buyer' ? t('lookAround') : common('listAnItem')}
          </Link>
        </Empty>
      ) : (
        <ul>
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </ul>
      )}
      <Pages
        page={page}
        pageCount={pages}
        hrefFor={(to) => paths.accountOrders({ ...(role === 'seller' ? { role } : {}), page: to })}
      />
    </AccountFrame>
  );
}

function Row({ order }: { order: OrderView }) {
  const t = useT('order');
  const [first, ...others] = order.lines;
  const due = order.actions.find((action) => action === 'pay' || action === 'ship' || action === 'receive');
  return (
    <OrderRow
      href={order.href}
      linkLabel={t('order', { id: order.id })}
      imageSrc={first?.image ?? null}
      status={<OrderStatusDot label={order.status} tone={order.tone} filled={order.filled} />}
      brand={first?.brand ?? ''}
      name={[first?.name, others.length > 0 ? t('more', { count: others.length }) : null]
        .filter(Boolean)
        .join(' ')}
      meta={t('orderMeta', { id: order.id, date: order.date })}
      total={order.totals.total}
      steps={
        order.steps && order.moving ? (
          <OrderSteps steps={order.steps} done={order.done} label={t('stepOf', { step: order.done })} />
        ) : null
      }
      note={order.next}
      actions={
        due ? (
          <Link
            className={buttonClass(due === 'pay' ? 'primary' : 'outline', { size: 'tiny' })}
            to={order.href}
          >
            {t(due)}
          </Link>
        ) : null
      }
    />
  );
}
