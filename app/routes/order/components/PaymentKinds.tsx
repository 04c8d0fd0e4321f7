import { useT } from '#app/i18n/use-translation.ts';

/** How to pay: a card or a wallet (9#23). */
export function PaymentKinds() {
  const t = useT('order');
  return (
    <fieldset className="pick">
      <legend className="vh">{t('payWith')}</legend>
      <label>
        <input type="radio" name="paymentKind" value="card" defaultChecked />
        <span>
          <b className="b">{t('card')}</b>
          <br />
          <span className="small qq">{t('cardHelp')}</span>
        </span>
      </label>
      <label>
        <input type="radio" name="paymentKind" value="wallet" />
        <span>
          <b className="b">{t('wallet')}</b>
          <br />
          <span className="small qq">{t('walletHelp')}</span>
        </span>
      </label>
    </fieldset>
  );
}
