import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { paths } from '#app/paths.ts';
import type { AccountFrameProps } from './AccountFrame.tsx';

/** The menu of every account page, as far as the pages exist (2.3#47); texts of `common`. */
export function accountMenu(
  t: Translate<MessageKey<MessagesOf<'common'>>>,
  username: string,
): Omit<AccountFrameProps, 'children'> {
  return {
    label: t('accountMenu'),
    username,
    links: [
      { href: paths.account(), label: t('account'), exact: true },
      { href: paths.accountWatch(), label: t('watchlist') },
      { href: paths.accountHistory(), label: t('browsingHistory') },
      { href: paths.accountOffers(), label: t('myOffers') },
      { href: paths.accountOrders(), label: t('myOrders') },
      { href: paths.savedFilters(), label: t('savedFilters') },
      { href: paths.accountPayment(), label: t('payment') },
      { href: paths.accountPassword(), label: t('changePassword') },
      { href: paths.accountAddress(), label: t('addresses') },
      { href: paths.measurements(), label: t('measurements') },
      { href: paths.promptRegion({ forward: paths.account() }), label: t('region') },
    ],
    logout: { action: paths.logout(), label: t('logOut') },
  };
}
