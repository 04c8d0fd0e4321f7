import { setTimeout as wait } from 'node:timers/promises';
import { parseWithZod } from '@conform-to/zod';
import { data, type ActionFunctionArgs } from '@remix-run/node';
import { login, register } from '#app/api/auth.server.ts';
import { refusalText, type ApiRefusal } from '#app/api/errors.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { flashCookie, type Flash } from '#app/server/flash.server.ts';
import { DEFAULT_REGION } from '#app/server/preferences.server.ts';
import { isSecondStep, toSecondStep } from '#app/server/second-step.server.ts';
import { settingsOf } from '#app/server/reference.server.ts';
import { readSignedValue, signValue } from '#app/server/signed-value.server.ts';
import { tellSignIn } from '#app/server/usage.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import { welcome } from '#app/server/welcome.server.ts';
import { codes } from '#contract/errors.ts';
import { takeCode } from './code.server.ts';
import { loginForm, signupForm, TRAP } from '#app/components/sign-in/schemas.ts';

type T = ReturnType<typeof translator<'auth'>>;

const STAMP = 'signup';
const STAMP_MAX_AGE = 24 * 60 * 60 * 1000;
/** Nobody fills the form faster; whoever does is held until then (milliseconds). */
const FASTEST = 1000;

/** Hidden value of the sign-up form: when it was handed out. */
export const signupStamp = (): string => signValue(STAMP, null);

/** The form of the login page and of `/prompt/signin`: logging in, its second step, or signing up. */
export async function takeSignIn(args: ActionFunctionArgs) {
  const visitor = await getVisitor(args);
  const formData = await args.request.formData();
  if (formData.get('intent') === 'code')
    return takeCode(args.request, visitor, formData, forwardOf(args.request));
  const signup = formData.get('intent') === 'signup';
  const result = await (signup ? signUp : logIn)(args.request, visitor, formData);
  // How it went is told once it has.
  if (result instanceof Response && isSecondStep(result)) return result;
  await tellSignIn(args.request, visitor, signup ? 'register' : 'login', result);
  return result;
}

/** Log in (7/user#1). The password never comes back with the form. */
async function logIn(request: Request, visitor: Visitor, formData: FormData) {
  const submission = parseWithZod(formData, { schema: loginForm });
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields: ['password'] }) }, { status: codes.Invalid });
  }
  const answer = await login(visitor, submission.value);
  if (!answer.ok) {
    const further = await toSecondStep(answer.refusal, 'password', forwardOf(request));
    if (further) return further;
    // The server's own message (8#5).
    const formErrors = [refusalText(answer.refusal)];
    return data(
      { result: submission.reply({ formErrors, hideFields: ['password'] }) },
      {
        status: answer.refusal.code,
        headers: await toast(request, { kind: 'warn', text: refusalText(answer.refusal) }),
      },
    );
  }
  return welcome(request, visitor, answer.data.user, forwardOf(request));
}

/** Sign up (7/user#4, 5#1). */
async function signUp(request: Request, visitor: Visitor, formData: FormData) {
  const t = translator(visitor.preferences.language, 'auth');
  const hideFields = ['password', 'confirmPassword'];
  const submission = parseWithZod(formData, { schema: signupForm(formData.get('password') ?? undefined) });
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields }) }, { status: codes.Invalid });
  }
  const stamp = readSignedValue(STAMP, formData.get('stamp'), STAMP_MAX_AGE);
  if (formData.get(TRAP) || !stamp) {
    return data(
      { result: submission.reply({ formErrors: [t('sendAgain')], hideFields }) },
      { status: codes.BadRequest },
    );
  }
  await wait(Math.max(0, FASTEST - stamp.ageMs));
  const answer = await register(visitor, { ...submission.value, region: await knownRegion(visitor) });
  if (!answer.ok) {
    const errors = signupErrors(answer.refusal, t);
    return data(
      { result: submission.reply({ ...errors, hideFields }) },
      {
        status: answer.refusal.code,
        headers: await toast(request, { kind: 'error', text: refusalText(answer.refusal) }),
      },
    );
  }
  return welcome(request, visitor, answer.data.user, forwardOf(request));
}

/**
 * A failed sign-in is told for four seconds too (8#5, 8#6, A17), beside the words in the form. A page without script
 * is made before the notice could be read, and would show it on the next page: there the form says it alone.
 */
async function toast(request: Request, message: Pick<Flash, 'kind' | 'text'>): Promise<HeadersInit> {
  if (request.headers.get('sec-fetch-dest') !== 'empty') return {};
  return { 'set-cookie': await flashCookie({ ...message, stay: 4 }) };
}

const forwardOf = (request: Request) => new URL(request.url).searchParams.get('forward');

/** The region of the preferences, which a URL may have set to one that the shop does not have; then the default. */
async function knownRegion(visitor: Visitor): Promise<string> {
  const { regions } = await settingsOf(visitor);
  const { region } = visitor.preferences;
  return regions.some(({ code }) => code === region) ? region : DEFAULT_REGION;
}

/** Taken names stand beside their field (5#11, 5#16), everything else above the form (8#6). */
function signupErrors(refusal: ApiRefusal, t: T) {
  const fieldErrors: Record<string, string[]> = { ...refusal.fields };
  if (refusal.reason === 'username-taken') fieldErrors.username = [t('usernameTaken')];
  if (refusal.reason === 'email-taken') fieldErrors.email = [t('emailTaken')];
  return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { formErrors: [refusalText(refusal)] };
}
