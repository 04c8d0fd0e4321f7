import { parseWithZod } from '@conform-to/zod';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getPreferences, updatePreferences } from '#app/api/auth.server.ts';
import { refusalText, type ApiRefusal } from '#app/api/errors.ts';
import { safeForward } from '#app/domain/forward.ts';
import { regionNames } from '#app/domain/region-name.ts';
import { languageNames, languageOf, languages, type Language } from '#contract/languages.ts';
import { RegionForm } from '#app/components/region/RegionForm.tsx';
import type { RegionPrompt } from '#app/components/region/region-prompt.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { seeOther } from '#app/server/http.server.ts';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { settingsOf } from '#app/server/reference.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import { codes } from '#contract/errors.ts';
import { unlistedMeta } from '../page-meta.ts';
import { regionForm } from './schemas.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const { region, language, currency } = visitor.preferences;
  const settings = await settingsOf(visitor);
  const usual = Object.fromEntries(
    Object.entries(settings.mapping).map(([code, there]) => {
      const spoken = languageOf(there.language, null);
      return [code, { currency: there.currency, language: spoken, languageName: languageNames[spoken] }];
    }),
  );
  const currencyNames = new Intl.DisplayNames([language], { type: 'currency' });
  return {
    chosen: { region, language, currency },
    // What is usual there stands beside each region, which is the suggestion where there is no script.
    regions: regionNames(settings.regions, language).map(({ code, name }) => {
      const there = usual[code];
      const facts = there ? [name, there.currency, there.languageName] : [name];
      return { value: code, label: facts.join(' · ') };
    }),
    currencies: settings.currencies.map(({ currency: code, symbol }) => ({
      value: code,
      label: [code, ...(symbol === code ? [] : [symbol]), `· ${currencyNames.of(code) ?? code}`].join(' '),
    })),
    languages: languages.map((code) => ({ value: code, label: languageNames[code] })),
    usual,
    title: `${translator(language, 'link')('regionTitle')} · Offcut`,
    messages: messagesFor(language, ['link', 'validation']),
  } satisfies RegionPrompt & { title: string };
}

/**
 * Saves into the cookie and, for those signed in, the account; a refusal changes neither, and the form goes back to what
 * was saved last (7/user#8).
 */
export async function action(args: ActionFunctionArgs) {
  const visitor = await getVisitor(args);
  const submission = parseWithZod(await args.request.formData(), { schema: regionForm });
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: codes.Invalid });
  const { region, language, currency } = submission.value;
  const [settings, account] = await Promise.all([settingsOf(visitor), visitor.account()]);
  const t = translator(visitor.preferences.language, 'link');
  const fieldErrors: Record<string, string[]> = {};
  if (!settings.regions.some(({ code }) => code === region)) fieldErrors.region = [t('chooseOne')];
  if (!settings.currencies.some((row) => row.currency === currency)) fieldErrors.currency = [t('chooseOne')];
  if (Object.keys(fieldErrors).length > 0) {
    return data({ result: submission.reply({ fieldErrors }) }, { status: codes.Invalid });
  }
  const refusal = account ? await saveToAccount(visitor, { region, language, currency }) : null;
  if (refusal) {
    return data({ problem: refusalText(refusal), at: Date.now() }, { status: refusal.code });
  }
  const forward = withoutOverrides(safeForward(new URL(args.request.url).searchParams.get('forward')));
  return seeOther(forward, {
    cookies: [await preferencesCookie(args.request, { region, language, currency })],
  });
}

async function saveToAccount(
  visitor: Visitor,
  { region, ...rest }: { region: string; language: Language; currency: string },
): Promise<ApiRefusal | null> {
  // The call replaces the whole object, and the unit is chosen elsewhere.
  const { unit } = await getPreferences(visitor);
  const saved = await updatePreferences(visitor, { ...rest, productRegion: region, unit });
  return saved.ok ? null : saved.refusal;
}

/** The way back without `rgn`, `cur` and `lang`, which would undo the choice at once (C5, C7). */
function withoutOverrides(path: string): string {
  const url = new URL(path, 'https://same-origin.invalid');
  for (const name of ['rgn', 'cur', 'lang']) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

export default function PromptRegion() {
  const { chosen, regions, currencies, languages: offered, usual } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && 'problem' in answer ? answer : null;
  const t = useT('link');
  return (
    <div className="panel-page">
      <h1 className="serif l">{t('regionTitle')}</h1>
      <p className="q">{t('regionLead')}</p>
      <RegionForm
        // What was chosen and not saved is forgotten.
        key={refused?.at}
        t={t}
        chosen={chosen}
        regions={regions}
        currencies={currencies}
        languages={offered}
        usual={usual}
        lastResult={answer && 'result' in answer ? answer.result : undefined}
        problem={refused?.problem}
      />
    </div>
  );
}
