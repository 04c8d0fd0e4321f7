import { Form, Link } from '@remix-run/react';
import { ConfirmDelete } from '#app/components/ConfirmDelete.tsx';
import { OfferRow } from '#app/components/OfferRow.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import type { OfferRowView } from '../offer-rows.server.ts';

/** One of my asks or bids: status, expiry, and what I may do with it now. */
export function MyOfferRow({ row }: { row: OfferRowView }) {
  const t = useT('account');
  const common = useT('common');
  const name = `${row.brand} ${row.name}`;
  return (
    <OfferRow
      href={row.href}
      linkLabel={name}
      imageSrc={row.image}
      gone={!row.active}
      user={
        <p>
          <b className="b">{row.brand}</b> <span className="q">{row.name}</span>
        </p>
      }
      facts={[
        common(`condition${row.condition}`),
        ...(row.size === null ? [] : [row.size]),
        ...(row.quantity !== null && row.quantity > 1 ? [t('quantity', { count: row.quantity })] : []),
      ]}
      where={[
        <span key="status" className={row.active ? 'st ok on' : 'st dim'}>
          {t(`status${row.status}`)}
        </span>,
        ...(row.expiry === null
          ? []
          : [
              row.expiry === 'never'
                ? t('neverExpires')
                : t(`expires.${row.expiry.unit}`, { count: row.expiry.count }),
            ]),
      ]}
      price={row.price}
      actions={
        <>
          {row.edit ? (
            <Link
              className={buttonClass('outline', { size: 'tiny' })}
              to={paths.accountOffer(row.id)}
              aria-label={t('editNamed', { name })}
            >
              {t('edit')}
            </Link>
          ) : null}
          {row.bump ? (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={row.spuId} />
              <Button
                variant="quiet"
                size="tiny"
                name="intent"
                value="bump"
                aria-label={t('bumpNamed', { name })}
              >
                {t('bump')}
              </Button>
            </Form>
          ) : null}
          {row.bumpInDays === null ? null : (
            <Button variant="quiet" size="tiny" type="button" disabled>
              {t('bumped', { count: row.bumpInDays })}
            </Button>
          )}
          {row.delete ? (
            <ConfirmDelete
              size="tiny"
              id={row.id}
              label={t('delete')}
              question={t('offerDeleteQuestion', { name })}
              confirm={t('deleteYes')}
            />
          ) : null}
        </>
      }
    />
  );
}
