import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { lengthUnits } from '#app/domain/measure.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { Button } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { Select } from '#app/ui/Select.tsx';
import { dimensions } from '#contract/dimensions.ts';
import { unlistedMeta } from '../page-meta.ts';
import { changeMeasurements, loadMeasurements } from './measurements.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadMeasurements(args);
}

export async function action(args: ActionFunctionArgs) {
  return changeMeasurements(args);
}

export default function Measurements() {
  const { username, mine, unit, loginHref } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('gallery');
  const errors = answer?.result?.error ?? {};
  const typed = answer?.result?.initialValue ?? {};
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : undefined);
  return (
    <Frame username={username}>
      <h1 className="serif l">{t('mineTitle')}</h1>
      <p className="q mt1">{t('mineLead')}</p>
      {username === null ? (
        <p className="note mt2">
          <span>
            {t('mineGuest')}{' '}
            <Link className="link" to={loginHref}>
              {t('mineSignIn')}
            </Link>
          </span>
        </p>
      ) : null}
      {mine.length > 0 ? (
        <ul className="plates mt2">
          {mine.map((one) => (
            <li className="plate" key={one.id}>
              <div>
                <b>{one.name}</b>
                <p className="small q">
                  {t(one.dimension)} · <span className="num">{one.length}</span>
                </p>
              </div>
              <Form method="post" className="acts">
                <input type="hidden" name="id" value={one.id} />
                <Button
                  variant="quiet"
                  size="tiny"
                  name="intent"
                  value="delete"
                  aria-label={t('mineDelete', { name: one.name, dimension: t(one.dimension) })}
                >
                  {t('delete')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <p className="q mt2">{t('mineNone')}</p>
      )}
      <section className="narrow mt3">
        <h2 className="serif m">{t('mineAdd')}</h2>
        <Form method="post" className="form" key={mine.length} noValidate>
          <Field
            name="name"
            label={t('ownName')}
            maxLength={40}
            autoComplete="off"
            defaultValue={text('name')}
            error={errors.name ?? undefined}
          />
          <Select
            name="dimension"
            label={t('dimension')}
            options={dimensions.map((value) => ({ value, label: t(value) }))}
            defaultValue={text('dimension')}
            error={errors.dimension ?? undefined}
          />
          <div className="pair">
            <Field
              name="length"
              label={t('size')}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={text('length')}
              error={errors.length ?? undefined}
            />
            <Select
              name="unit"
              label={t('unit')}
              options={lengthUnits.map((value) => ({ value, label: t(value) }))}
              defaultValue={text('unit') ?? unit}
            />
          </div>
          <Button variant="primary" name="intent" value="save">
            {t('mineSave')}
          </Button>
        </Form>
      </section>
    </Frame>
  );
}

/** Beside the account's menu for those who have one. */
function Frame({ username, children }: { username: string | null; children: ReactNode }) {
  const common = useT('common');
  if (username === null) return <div className="wrap narrow page-head">{children}</div>;
  return <AccountFrame {...accountMenu(common, username)}>{children}</AccountFrame>;
}
