import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { AccountFrame } from '#app/components/AccountFrame.tsx';
import { ConfirmDelete } from '#app/components/ConfirmDelete.tsx';
import { accountMenu } from '#app/components/account-menu.ts';
import { AddressText } from '#app/components/AddressText.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { FormErrorSummary } from '#app/ui/FormErrorSummary.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { unlistedMeta } from '../page-meta.ts';
import { changeAddresses, loadAddresses } from './address.server.ts';
import { AddressForm } from './components/AddressForm.tsx';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadAddresses(args);
}

export async function action(args: ActionFunctionArgs) {
  return changeAddresses(args);
}

export default function Addresses() {
  const { username, addresses, editing, forward, regions, phoneCodes, start } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('account');
  const common = useT('common');
  const nameOf = (code: string) => regions.find(({ value }) => value === code)?.label ?? code;
  return (
    <AccountFrame {...accountMenu(common, username)}>
      <h1 className="serif l">{t('addressTitle')}</h1>
      <FormErrorSummary title={t('formProblem')} errors={answer?.error ? [answer.error] : []} />
      {addresses.length > 0 ? (
        <ul className="plates mt2">
          {addresses.map((address) => (
            <li className="plate" key={address.id}>
              <div>
                <AddressText address={{ ...address, country: nameOf(address.country) }} />
                {address.isDefault ? <Tag kind="outline">{t('isDefault')}</Tag> : null}
              </div>
              <div className="acts">
                <Link
                  className={buttonClass('outline', { size: 'tiny' })}
                  to={`${paths.accountAddress({ edit: address.id, forward: forward ?? undefined })}#address`}
                  preventScrollReset
                >
                  {t('edit')}
                </Link>
                {address.isDefault ? null : (
                  <Form method="post">
                    <input type="hidden" name="id" value={address.id} />
                    <Button variant="quiet" size="tiny" name="intent" value="default">
                      {t('makeDefault')}
                    </Button>
                  </Form>
                )}
                <ConfirmDelete
                  size="tiny"
                  id={address.id}
                  label={t('delete')}
                  question={t('addressDeleteQuestion')}
                  confirm={t('deleteYes')}
                />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="q mt2">{t('noAddresses')}</p>
      )}
      <section className="narrow mt3" id="address">
        <h2 className="serif m">{t(editing ? 'addressEdit' : 'addressAdd')}</h2>
        <AddressForm
          key={editing?.id ?? `new-${addresses.length}`}
          address={editing}
          start={start}
          regions={regions}
          phoneCodes={phoneCodes}
          lastResult={answer?.result ?? undefined}
          cancelHref={editing ? paths.accountAddress({ forward: forward ?? undefined }) : forward}
        />
      </section>
    </AccountFrame>
  );
}
