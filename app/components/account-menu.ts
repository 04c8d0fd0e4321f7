import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { paths } from '#app/paths.ts';
import type { AccountFrameProps } from './AccountFrame.tsx';

/** The menu of every account page (2.3#47); texts of `common`. */
export function accountMenu(
  t: Translate<MessageKey<MessagesOf<'common'>>>,
  username: string,
): Omit<AccountFrameProps, 'children'> {
  return {
    label: t('accountMenu'),
    username,
    links: [
      { href: paths.account(), label: t('account'), exact: true },
      { href: paths.accountProfile(), label: t('editProfile') },
      { href: paths.accountPassword(), label: t('changePassword') },
      { href: paths.accountWatch(), label: t('watchlist') },
      { href: paths.accountHistory(), label: t('browsingHistory') },
      { href: paths.savedFilters(), label: t('savedFilters') },
      { href: paths.accountOffers(), label: t('myOffers') },
      { href: paths.accountOrders(), label: t('myOrders') },
      { href: paths.accountFeedbacks(), label: t('feedbacks') },
      { href: paths.accountPayment(), label: t('payment') },
      { href: paths.accountAddress(), label: t('addresses') },
      { href: paths.measurements(), label: t('measurements') },
      { href: paths.referAFriend(), label: t('referAFriend') },
      { href: paths.accountPreferences(), label: t('preferences') },
    ],
    logout: { action: paths.logout(), label: t('logOut') },
  };
}
