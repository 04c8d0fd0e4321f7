import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { AddressText } from '#app/components/AddressText.tsx';
import { OrderStatusDot } from '#app/components/OrderStatusDot.tsx';
import { OrderSteps } from '#app/components/OrderSteps.tsx';
import { UserLine } from '#app/components/UserLine.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { unlistedMeta } from '../page-meta.ts';
import { OrderActions } from './components/OrderActions.tsx';
import { OrderLines } from './components/OrderLines.tsx';
import { Totals } from './components/Totals.tsx';
import { changeOrder, loadOrder } from './order.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadOrder(args);
}

export async function action(args: ActionFunctionArgs) {
  return changeOrder(args);
}

export default function OrderPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('order');
  const common = useT('common');
  const { order } = page;
  return (
    <AccountFrame {...accountMenu(common, page.username)}>
      <h1 className="serif l">{t('order', { id: order.id })}</h1>
      <p className="mt1">
        <OrderStatusDot label={order.status} tone={order.tone} filled={order.filled} />
      </p>
      {order.steps ? (
        <OrderSteps named steps={order.steps} done={order.done} label={t('stepOf', { step: order.done })} />
      ) : null}
      {order.next ? <p className="q mt2">{order.next}</p> : null}
      {order.notes.map((note) => (
        <p key={note} className="note mt1">
          {note}
        </p>
      ))}
      <FormErrorSummary title={t('formProblem')} errors={answer?.error ? [answer.error] : []} />
      <div className="ledger">
        <div>
          <OrderActions page={page} fields={answer?.fields ?? {}} />
          <section className="part">
            <h2 className="serif s">{t('what')}</h2>
            <OrderLines lines={order.lines} />
          </section>
          <section className="part">
            <h2 className="serif s">{t('events')}</h2>
            <ul className="events">
              {order.events.map((event) => (
                <li key={event.label}>
                  <span>{event.label}</span>
                  <time dateTime={event.at}>{event.text}</time>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside>
          <section className="part">
            <h2 className="serif s">{t(order.role === 'buyer' ? 'seller' : 'buyer')}</h2>
            <UserLine
              name={order.other.username}
              href={order.other.href}
              avatarSrc={order.other.avatarUrl}
              size="m"
            />
            {order.done === 4 ? (
              <p className="small mt1">
                <Link className="link" to={paths.accountFeedback(order.id)} prefetch="intent">
                  {t('feedback')}
                </Link>
              </p>
            ) : null}
          </section>
          {order.address ? (
            <section className="part">
              <h2 className="serif s">{t('shipTo')}</h2>
              <AddressText address={order.address} />
              {order.tracking ? <p className="small mt1">{order.tracking}</p> : null}
            </section>
          ) : null}
          <section className="part">
            <h2 className="serif s">{t('summary')}</h2>
            <Totals {...order.totals} />
          </section>
        </aside>
      </div>
    </AccountFrame>
  );
}
