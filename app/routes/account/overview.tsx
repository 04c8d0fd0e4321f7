import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { listAddresses } from '#app/api/account.server.ts';
import { listFavorites } from '#app/api/favorite.server.ts';
import { listMyOffers } from '#app/api/offer.server.ts';
import { listOrders } from '#app/api/order.server.ts';
import { listWatches } from '#app/api/watch.server.ts';
import { badgeLabels } from '#app/components/badge-labels.ts';
import { accountMenu } from '#app/components/account-menu.ts';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { UserBanner } from '#app/components/UserBanner.tsx';
import { oneDecimal } from '#app/domain/decimal-text.ts';
import { regionName } from '#app/domain/region-name.ts';
import { dateLabel } from '#app/domain/relative-time.ts';
import { badgesOf } from '#app/domain/user-badge.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

const ONE = { pageLimit: 1 };

export async function loader(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const [favourites, watched, asks, bids, bought, sold, addresses] = await Promise.all([
    listFavorites(visitor, { userId: String(account.id), ...ONE }),
    listWatches(visitor, ONE),
    listMyOffers(visitor, { offerType: 'ask', ...ONE }),
    listMyOffers(visitor, { offerType: 'bid', ...ONE }),
    listOrders(visitor, { role: 'buyer', ...ONE }),
    listOrders(visitor, { role: 'seller', ...ONE }),
    listAddresses(visitor),
  ]);
  const { language, region, currency } = visitor.preferences;
  return {
    person: {
      id: account.id,
      username: account.username,
      avatarUrl: account.avatarUrl,
      status: account.userStatus,
      biography: account.biography,
      place: account.region ? regionName(account.region, language) : undefined,
      since: dateLabel(account.registerTime, language),
      level: account.userLevel,
      review: account.userReview,
      paymentAvailable: account.paymentAvailable,
    },
    counts: {
      favourites: favourites.total,
      watched: watched.total,
      asks: asks.total,
      bids: bids.total,
      bought: bought.total,
      sold: sold.total,
      addresses: addresses.length,
    },
    shopping: { regionName: regionName(region, language), currency },
    title: `${translator(language, 'account')('overviewTitle')} · Offcut`,
    messages: messagesFor(language, ['account']),
  };
}

export default function Overview() {
  const { person, counts, shopping } = useLoaderData<typeof loader>();
  const t = useT('account');
  const language = useLanguage();
  const common = useT('common');
  const suspended = person.status === 'Suspended';
  const badges = badgesOf(person.status);
  const tiles = [
    { href: paths.userFavorites(person.id), figure: counts.favourites, label: common('favourites') },
    { href: paths.accountWatch(), figure: counts.watched, label: common('watchlist') },
    { href: paths.accountOffers({ type: 'ask' }), figure: counts.asks, label: t('tileAsks') },
    { href: paths.accountOffers({ type: 'bid' }), figure: counts.bids, label: t('tileBids') },
    { href: paths.accountOrders({ role: 'buyer' }), figure: counts.bought, label: t('tileBought') },
    { href: paths.accountOrders({ role: 'seller' }), figure: counts.sold, label: t('tileSold') },
    { href: paths.accountAddress(), figure: counts.addresses, label: t('tileAddresses') },
    {
      href: paths.promptRegion({ forward: paths.account() }),
      figure: shopping.currency,
      label: t('tileRegion', { region: shopping.regionName }),
    },
  ];
  return (
    <AccountFrame {...accountMenu(common, person.username)}>
      <UserBanner
        name={person.username}
        avatarSrc={person.avatarUrl}
        {...badgeLabels(badges, common)}
        place={person.place}
        bio={person.biography}
        facts={[
          { label: t('memberSince', { date: person.since }) },
          ...(suspended ? [] : [{ label: t('level', { level: person.level }) }]),
          ...(suspended
            ? []
            : [
                {
                  label:
                    person.review === null
                      ? t('noFeedback')
                      : t('score', { score: oneDecimal(person.review, language) }),
                },
              ]),
        ]}
      />
      {suspended ? (
        <p className="note bad mt2">
          <Icon name="triangle-alert" />
          <span>{t('suspended')}</span>
        </p>
      ) : null}
      <p className={person.paymentAvailable ? 'note good mt2' : 'note mt2'}>
        <Icon name={person.paymentAvailable ? 'circle-check' : 'info'} />
        <span>
          {t(person.paymentAvailable ? 'paymentReady' : 'paymentMissing')}{' '}
          <Link className="link" to={paths.accountPayment()} prefetch="intent">
            {t(person.paymentAvailable ? 'paymentSee' : 'paymentSetUp')}
          </Link>
        </span>
      </p>
      <div className="tiles">
        {tiles.map(({ href, figure, label }) => (
          <Link key={href} to={href} prefetch="intent">
            <span>{label}</span>
            <span className="fig">{figure}</span>
          </Link>
        ))}
      </div>
    </AccountFrame>
  );
}
