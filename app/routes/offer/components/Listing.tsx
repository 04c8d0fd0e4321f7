import { Form, Link } from '@remix-run/react';
import { badgeLabels } from '#app/components/badge-labels.ts';
import { ConditionChips } from '#app/components/ConditionChips.tsx';
import { ConfirmDelete } from '#app/components/ConfirmDelete.tsx';
import { FavouriteForm } from '#app/components/FavouriteForm.tsx';
import { Gallery } from '#app/components/Gallery.tsx';
import { OfferRow } from '#app/components/OfferRow.tsx';
import { UserLine } from '#app/components/UserLine.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import type { ListingPage } from '../listing-page.server.ts';
import { ListingHeader } from './ListingHeader.tsx';

/** A seller's own offers of one style (2.3#12, #13). */
export function Listing({ page }: { page: ListingPage }) {
  const t = useT('offer');
  const common = useT('common');
  const { seller, single } = page;
  return (
    <div className="wrap">
      <ListingHeader productHref={page.productHref} seller={seller} />
      <div className="pdp">
        <Gallery
          label={t('photosOf', { name: page.name })}
          images={page.images}
          unit={page.unit}
          mine={page.mine}
          offerId={single?.id}
        />
        <aside className="buy">
          <div className="stick">
            <h1>
              <span className="brand">
                <Link to={page.brandHref}>{page.brand}</Link>
                <FavouriteForm
                  spuId={page.spuId}
                  sellerId={page.sellerId}
                  favoriteId={page.favoriteId}
                  name={`${page.brand} ${page.name}, ${seller.name}`}
                />
              </span>
              <span className="serif m">{page.name}</span>
            </h1>
            <p className="mt1">
              <UserLine
                name={seller.name}
                href={seller.href}
                avatarSrc={seller.avatar}
                size="m"
                {...badgeLabels(seller, common)}
                meta={seller.standing}
              />
            </p>
            <ConditionChips title={t('condition')} chips={page.conditions} />
            {page.sizes.length > 1 ? <ConditionChips title={t('sizeTitle')} chips={page.sizes} /> : null}
            {page.everything ? (
              <p className="small mt1">
                <Link className="link" to={page.everything.href} replace preventScrollReset>
                  {page.everything.label}
                </Link>
              </p>
            ) : null}
            <p className="amount mt2">{page.price}</p>
            {single ? (
              <Single single={single} owner={page.owner} bidHref={page.bidHref} watchHref={page.watchHref} />
            ) : (
              <ChooseOne owner={page.owner} rows={page.rows} seller={seller.name} />
            )}
          </div>
        </aside>
      </div>
    </div>
  );
}

/** Several are left: each of them, and what choosing one is for. */
function ChooseOne({ owner, rows, seller }: { owner: boolean; rows: ListingPage['rows']; seller: string }) {
  const t = useT('offer');
  return (
    <>
      <p className="note mt2">
        <Icon name="info" />
        <span>{t(owner ? 'filterToOne' : 'chooseOne')}</span>
      </p>
      <ul className="mt1" aria-label={t('listingsOf', { name: seller })}>
        {rows.map((row) => (
          <OfferRow
            key={row.id}
            href={row.href}
            linkLabel={row.label}
            imageSrc={row.image}
            user={null}
            facts={row.facts}
            where={[row.time]}
            price={row.price}
            shipping={row.shipping}
            mine={owner}
          />
        ))}
      </ul>
    </>
  );
}

type SingleOffer = NonNullable<ListingPage['single']>;

interface SingleProps {
  single: SingleOffer;
  bidHref: string;
  /** The bell, which one's own offers do not have (6#6). */
  watchHref: string;
}

function Single({ single, owner, bidHref, watchHref }: SingleProps & { owner: boolean }) {
  const t = useT('offer');
  return (
    <>
      {single.original ? <p className="small qq">{single.original}</p> : null}
      <p className="small qq">{single.shipping}</p>
      <div className="stack mt2">
        <Actions single={single} bidHref={bidHref} watchHref={watchHref} />
      </div>
      {owner ? <p className="small mt1">{t('quantityIs', { count: single.quantity })}</p> : null}
      {single.description ? (
        <p className="mt2" dir="auto">
          {single.description}
        </p>
      ) : null}
      <p className="small qq mt1">{single.time}</p>
    </>
  );
}

function Actions({ single, bidHref, watchHref }: SingleProps) {
  const t = useT('offer');
  const { actions, id } = single;
  if (actions.owner) {
    return (
      <div className="btns">
        {actions.edit ? (
          <Link className={buttonClass('outline')} to={paths.accountOffer(id)}>
            {t('edit')}
          </Link>
        ) : null}
        {actions.bump ? (
          <Form method="post" action={paths.accountOffers()}>
            <input type="hidden" name="id" value={single.spuId} />
            <Button variant="quiet" name="intent" value="bump">
              {t('bump')}
            </Button>
          </Form>
        ) : actions.bumpInDays ? (
          <p className="small qq">{t('bumped', { count: actions.bumpInDays })}</p>
        ) : null}
        {actions.delete ? (
          <ConfirmDelete
            id={id}
            action={paths.accountOffers()}
            forward={single.closet}
            label={t('delete')}
            question={t('deleteQuestion')}
            confirm={t('deleteYes')}
          />
        ) : null}
      </div>
    );
  }
  if (actions.shop) {
    return (
      <Link className={buttonClass('primary', { wide: true })} to={paths.lead(id)} rel="nofollow">
        {t('shop')}
        <Icon name="arrow-up-right" size="small" />
      </Link>
    );
  }
  return (
    <>
      {actions.buyNow ? (
        <Link className={buttonClass('primary', { wide: true })} to={paths.buy(id)} data-signin="buynow">
          {t('buyNow')}
        </Link>
      ) : (
        <Button variant="primary" wide disabled>
          {t('buyNow')}
        </Button>
      )}
      <Form method="post" action={paths.bagAdd()}>
        <input type="hidden" name="offerId" value={id} />
        <Button wide disabled={!actions.addToBag}>
          {t('addToBag')}
        </Button>
      </Form>
      <Link className={buttonClass('bid', { wide: true })} to={bidHref} data-signin="offer">
        {t('placeBid')}
      </Link>
      <Link className={buttonClass('quiet', { wide: true })} to={watchHref} data-signin="watch">
        <Icon name="bell" size="small" />
        {t('watch')}
      </Link>
      {actions.blocked === 'closed' ? <p className="small qq">{t('notAvailableNow')}</p> : null}
    </>
  );
}
