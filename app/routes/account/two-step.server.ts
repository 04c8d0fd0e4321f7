import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { encode } from 'uqr';
import type { ApiRefusal } from '#app/api/errors.ts';
import { refusalText } from '#app/api/errors.ts';
import {
  confirmTwoStep,
  endTwoStep,
  getTwoStep,
  getTwoStepKey,
  renewRecoveryCodes,
  startTwoStep,
} from '#app/api/two-step.server.ts';
import { qrPath } from '#app/domain/qr-path.ts';
import { dateLabel } from '#app/domain/relative-time.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { codes } from '#contract/errors.ts';
import { PASSWORD_MAX } from '#contract/limits.ts';
import { CODE_MISSING, typedCode } from '#contract/two-step.ts';

/** Cells around a QR code that have to stay light. */
const QUIET = 4;

/** Two-step sign-in: off, about to be confirmed, or on. */
export async function loadTwoStep(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const { language } = visitor.preferences;
  const [state, key] = await Promise.all([getTwoStep(visitor), getTwoStepKey(visitor)]);
  const qr = key && encode(key.uri, { ecc: 'M', border: QUIET });
  return {
    username: account.username,
    hasPassword: account.hasPassword,
    since: state.enabledAt && dateLabel(state.enabledAt, language),
    codesLeft: state.recoveryCodesLeft,
    key: key &&
      qr && {
        uri: key.uri,
        // As it is read aloud and typed.
        secret: key.secret.replace(/(.{4})(?=.)/g, '$1 '),
        qr: { size: qr.size, path: qrPath(qr.data) },
      },
    title: `${translator(language, 'account')('twoStepTitle')} · Offcut`,
    messages: messagesFor(language, ['account', 'validation']),
  };
}

const forms = ['start', 'confirm', 'renew', 'end'] as const;
type FormName = (typeof forms)[number];

interface TwoStepAnswer {
  form: FormName | null;
  errors: { password?: string; code?: string; form?: string };
  /** Shown in this answer and never again. */
  recoveryCodes: string[] | null;
}

/** Sets it up, confirms it, makes new recovery codes, or turns it off. Codes and passwords never come back. */
export async function changeTwoStep(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'account');
  const t = translator(visitor.preferences.language, 'account');
  const formData = await args.request.formData();
  const form = forms.find((name) => name === formData.get('intent')) ?? null;
  const text = (name: string) => {
    const value = formData.get(name);
    return typeof value === 'string' ? value : '';
  };
  const password = text('password').slice(0, PASSWORD_MAX);
  const code = typedCode.safeParse(formData.get('code') ?? undefined);
  if (form === null) return refused(null, { form: t('unknownAction') }, codes.BadRequest);
  if (form === 'start') {
    const started = await startTwoStep(visitor, { password });
    return started.ok ? seeOther(paths.accountTwoStep()) : refusedBy(form, started.refusal);
  }
  if (!code.success) {
    return refused(form, { code: code.error.issues[0]?.message ?? CODE_MISSING }, codes.Invalid);
  }
  switch (form) {
    case 'confirm':
    case 'renew': {
      const send = form === 'confirm' ? confirmTwoStep : renewRecoveryCodes;
      const done = await send(visitor, { code: code.data });
      if (!done.ok) return refusedBy(form, done.refusal);
      const { recoveryCodes } = done.data;
      return data({ form, errors: {}, recoveryCodes } satisfies TwoStepAnswer as TwoStepAnswer, {
        headers: { 'cache-control': 'no-store' },
      });
    }
    case 'end': {
      const ended = await endTwoStep(visitor, { password, code: code.data });
      if (!ended.ok) return refusedBy(form, ended.refusal);
      return seeOther(paths.accountPassword(), { flash: { kind: 'success', text: t('twoStepIsOff') } });
    }
  }
}

function refusedBy(form: FormName, refusal: ApiRefusal) {
  const [password] = refusal.fields.password ?? [];
  const [code] = refusal.fields.code ?? [];
  const errors =
    password || code
      ? { ...(password ? { password } : {}), ...(code ? { code } : {}) }
      : { form: refusalText(refusal) };
  return refused(form, errors, refusal.code);
}

function refused(form: FormName | null, errors: TwoStepAnswer['errors'], status: number) {
  const answer: TwoStepAnswer = { form, errors, recoveryCodes: null };
  return data(answer, { status });
}
