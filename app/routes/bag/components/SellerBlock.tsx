import { Form, Link, useSubmit } from '@remix-run/react';
import { badgeLabels } from '#app/components/badge-labels.ts';
import { BagLine } from '#app/components/BagLine.tsx';
import { SellerGroup } from '#app/components/SellerGroup.tsx';
import { UserLine } from '#app/components/UserLine.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Checkbox } from '#app/ui/Checkbox.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { BagGroupView } from '../bag-page.server.ts';

/** A seller's part of the bag as one form: boxes choose, steppers and "Remove" change, the last button buys. */
export function SellerBlock({ group }: { group: BagGroupView }) {
  const t = useT('bag');
  const common = useT('common');
  const submit = useSubmit();
  const hydrated = useHydrated();
  const choose = (form: HTMLFormElement | null) => {
    if (!form) return;
    const body = new FormData(form);
    body.set('intent', 'pick');
    submit(body, { method: 'post', preventScrollReset: true, replace: true });
  };
  const line = (of: BagGroupView['lines'][number]) => (
    <BagLine
      key={of.offerId}
      href={of.href}
      imageSrc={of.image}
      brand={of.brand}
      name={of.name}
      detail={of.facts}
      origin={of.origin}
      price={of.price}
      shipping={[of.shipping, of.each].filter(Boolean).join(' · ')}
      gone={of.problem !== null}
      select={
        <Checkbox
          // A new answer of the server is a new box: its state is the server's.
          key={`${of.offerId}-${of.selected}`}
          id={`pick-${of.offerId}`}
          name="pick"
          value={of.offerId}
          defaultChecked={of.selected}
          disabled={of.problem !== null}
          onChange={(event) => choose(event.currentTarget.form)}
        >
          <span className="vh">{t('selectLine', { name: `${of.brand} ${of.name}` })}</span>
        </Checkbox>
      }
      quantity={
        of.stepper && of.problem !== 'sold' ? (
          <QuantityStepper
            name={`set.${of.offerId}`}
            value={of.quantity}
            max={of.most}
            labels={{ quantity: t('quantity'), fewer: t('fewer'), more: t('more') }}
          />
        ) : null
      }
      remove={
        <button className="small qq link" name={`set.${of.offerId}`} value="0">
          {t('remove')}
        </button>
      }
    />
  );
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="sellerId" value={group.sellerId} />
      <SellerGroup
        label={group.name}
        seller={
          <span className="row">
            <button
              className="pick-all"
              name="intent"
              value="all"
              aria-pressed={group.allSelected}
              aria-label={t('selectAll', { name: group.name })}
            >
              <Icon name="check" size="small" />
            </button>
            <UserLine
              name={group.name}
              href={group.closet}
              avatarSrc={group.avatar}
              size="m"
              {...badgeLabels(group, common)}
              meta={group.official ? t('retailer') : undefined}
            />
          </span>
        }
        aside={
          <Link className="small link" to={group.closet} prefetch="intent">
            {t('closet')}
          </Link>
        }
        sumLabel={t('selected', { count: group.selectedCount })}
        sum={group.sum}
        sumNote={group.includesShipping ? t('includesShipping') : null}
        note={
          group.note ? (
            <>
              <b className="b">{group.note.title}</b> {group.note.help}
            </>
          ) : null
        }
        actions={
          <>
            {group.hasProblems ? (
              <Button variant="quiet" name="intent" value="clear-unavailables">
                {t('removeUnavailable')}
              </Button>
            ) : null}
            {hydrated ? null : (
              <Button variant="quiet" name="intent" value="pick">
                {t('updateSelection')}
              </Button>
            )}
            <BuyOrShop group={group} />
          </>
        }
      >
        {group.lines.map(line)}
      </SellerGroup>
    </Form>
  );
}

/** Official sellers are bought from in their own shop; everybody else here (2.3#28, #29). */
function BuyOrShop({ group }: { group: BagGroupView }) {
  const t = useT('bag');
  if (group.action === 'shop') {
    const links = group.lines.filter((line) => line.selected && line.lead);
    return (
      <>
        {links.map((line) => (
          <Link key={line.offerId} className={buttonClass('primary')} to={line.lead ?? ''} rel="nofollow">
            {links.length > 1 ? `${t('shop')}: ${line.brand}` : t('shop')}
            <Icon name="arrow-up-right" size="small" />
          </Link>
        ))}
      </>
    );
  }
  return (
    <Button variant="primary" name="intent" value="buy" disabled={!group.canBuy && group.selectedCount > 0}>
      {t('buyNow')}
    </Button>
  );
}
