import { Form } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Rail, RAIL_SIZES } from './Rail.tsx';
import type { StyleCard } from './style-card.ts';
import { StyleCards } from './StyleCards.tsx';

/** What was looked at lately, with a way to forget it; nothing where nothing was. */
export function SeenRail({ cards }: { cards: readonly StyleCard[] }) {
  const t = useT('common');
  if (cards.length === 0) return null;
  return (
    <Rail
      title={t('recentlyViewed')}
      aside={
        <Form method="post" action={paths.clearSeen()} preventScrollReset>
          <button className="link">{t('clear')}</button>
        </Form>
      }
    >
      <StyleCards cards={cards} level={3} pictureSizes={RAIL_SIZES} />
    </Rail>
  );
}
