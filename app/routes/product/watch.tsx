import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Field } from '#app/ui/Field.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { Select } from '#app/ui/Select.tsx';
import { unlistedMeta } from '../page-meta.ts';
import { loadWatch, saveWatch } from './watch.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadWatch(args);
}

export async function action(args: ActionFunctionArgs) {
  return saveWatch(args);
}

export default function WatchForm() {
  const { spu, type, conditions, start, currency, now, backHref } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('product');
  const errors: Partial<Record<'condition' | 'size' | 'target', string>> = answer?.errors ?? {};
  const typed = answer?.typed ?? { ...start, type, target: '' };
  return (
    <div className="wrap">
      <div className="page-head">
        <h1 className="serif l">{t('watchHeading')}</h1>
        <p className="q mt1">{t('watchLead')}</p>
      </div>
      <div className="sell">
        <Form method="post" className="stack" noValidate>
          <FormErrorSummary title={t('formProblem')} errors={answer?.problem ? [answer.problem] : []} />
          <Select
            name="type"
            label={t('watchFor')}
            defaultValue={typed.type}
            options={[
              { value: 'ask', label: t('watchForAsk') },
              { value: 'bid', label: t('watchForBid') },
            ]}
          />
          <Select
            name="condition"
            label={t('condition')}
            placeholder={t('chooseACondition')}
            defaultValue={typed.condition}
            options={conditions}
            error={errors.condition}
            required
          />
          {spu.sizes.length > 0 ? (
            <Select
              name="size"
              label={t('sizeTitle')}
              placeholder={t('chooseASize')}
              defaultValue={typed.size}
              options={spu.sizes.map((size) => ({ value: size, label: size }))}
              error={errors.size}
              required
            />
          ) : null}
          <Field
            name="target"
            label={t('watchTarget')}
            prefix={currency}
            inputMode="decimal"
            autoComplete="off"
            maxLength={11}
            defaultValue={typed.target}
            hint={`${t('watchTargetHint')} ${now}`}
            error={errors.target}
          />
          <p className="btns">
            <Button variant="primary">{t('watchSave')}</Button>
            <Link className={buttonClass('quiet')} to={backHref}>
              {t('cancel')}
            </Link>
          </p>
          <p className="small">
            <Link className="link" to={paths.accountWatch()}>
              {t('watchList')}
            </Link>
          </p>
        </Form>
        <aside>
          <Link className="th wide" to={backHref} tabIndex={-1} aria-hidden="true">
            <Picture src={spu.image} alt="" sizes="340px" />
          </Link>
          <p className="mt1">
            <b className="b">{spu.brand}</b>
            <br />
            <Link to={backHref}>{spu.name}</Link>
          </p>
        </aside>
      </div>
    </div>
  );
}
