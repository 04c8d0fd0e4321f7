import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { refusalText } from '#app/api/errors.ts';
import { startOnboarding, startWalletLink } from '#app/api/payment.server.ts';
import { accountMenu } from '#app/components/account-menu.ts';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { safeForward } from '#app/domain/forward.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { startWalletState } from '#app/server/wallet-state.server.ts';
import { Button } from '#app/ui/Button.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { paymentKindOf, payoutAccountOf } from '#contract/payment-kind.ts';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const { language } = visitor.preferences;
  return {
    username: account.username,
    kind: paymentKindOf(account.userStatus),
    connected: payoutAccountOf(account.userStatus, account),
    title: `${translator(language, 'account')('paymentTitle')} · Offcut`,
    messages: messagesFor(language, ['account']),
  };
}

/** Starts linking and sends the seller to the provider, who sends them to the callback page (2.3#32, 2.3#33). */
export async function action(args: ActionFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const forward = safeForward(new URL(args.request.url).searchParams.get('forward'), paths.accountPayment());
  if (paymentKindOf(account.userStatus) === 'card') {
    const started = await startOnboarding(visitor, paths.callback('card', { connect: 1, forward }));
    if (!started.ok) return data({ error: refusalText(started.refusal) }, { status: started.refusal.code });
    return seeOther(started.data.url);
  }
  const { state, cookie } = await startWalletState(forward);
  const started = await startWalletLink(visitor, { returnPath: paths.callback('wallet'), state });
  if (!started.ok) return data({ error: refusalText(started.refusal) }, { status: started.refusal.code });
  return seeOther(started.data.url, { cookies: [cookie] });
}

export default function Payment() {
  const { username, kind, connected } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  const t = useT('account');
  const common = useT('common');
  const card = kind === 'card';
  return (
    <AccountFrame {...accountMenu(common, username)}>
      <h1 className="serif l">{t('paymentTitle')}</h1>
      <div className="narrow stack mt2">
        <p className="q">{t(card ? 'cardExplained' : 'walletExplained')}</p>
        <FormErrorSummary title={t('formProblem')} errors={error ? [error] : []} />
        {connected ? (
          <div className="plates">
            <div className="plate">
              <div>
                <p className="b">{t(card ? 'cardName' : 'walletName')}</p>
                <p className="q num">{connected}</p>
              </div>
              <p className="row bidc">
                <Icon name="circle-check" size="small" />
                {t('connected')}
              </p>
            </div>
          </div>
        ) : (
          <p className="note">
            <Icon name="info" />
            <span>{t('notConnected')}</span>
          </p>
        )}
        {connected && card ? null : (
          // The answer leads to the provider's own pages, which are not part of this app.
          <Form method="post" reloadDocument>
            <Button variant={connected ? 'outline' : 'primary'}>
              <Icon name={card ? 'credit-card' : 'wallet'} />
              {t(connected ? 'connectAnother' : card ? 'connectCard' : 'connectWallet')}
            </Button>
          </Form>
        )}
      </div>
    </AccountFrame>
  );
}
