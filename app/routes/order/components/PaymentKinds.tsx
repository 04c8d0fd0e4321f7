import { useT } from '#app/i18n/use-translation.ts';

/** How to pay: a card or a wallet (9#23). */
export function PaymentKinds() {
  const t = useT('order');
  return (
    <fieldset className="pick">
      <legend className="vh">{t('payWith')}</legend>
      <label htmlFor="pay-card">
        <input id="pay-card" type="radio" name="paymentKind" value="card" defaultChecked />
        <span>
          {t('card')}
          <br />
          <span className="small qq">{t('cardHelp')}</span>
        </span>
      </label>
      <label htmlFor="pay-wallet">
        <input id="pay-wallet" type="radio" name="paymentKind" value="wallet" />
        <span>
          {t('wallet')}
          <br />
          <span className="small qq">{t('walletHelp')}</span>
        </span>
      </label>
    </fieldset>
  );
}
