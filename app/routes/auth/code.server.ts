import { parseWithZod } from '@conform-to/zod';
import { data } from '@remix-run/node';
import { refusalText } from '#app/api/errors.ts';
import { finishLogin } from '#app/api/two-step.server.ts';
import { codeForm } from '#app/components/sign-in/schemas.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { clearSecondStep, readSecondStep } from '#app/server/second-step.server.ts';
import { tellSignIn } from '#app/server/usage.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import { welcome } from '#app/server/welcome.server.ts';
import { codes } from '#contract/errors.ts';

/**
 * The second step of a sign-in, from its page or the modal. `step` says where a refused one goes on: with another
 * code, or at the beginning when nothing waits any more.
 */
export async function takeCode(
  request: Request,
  visitor: Visitor,
  formData: FormData,
  forward: string | null,
) {
  const submission = parseWithZod(formData, { schema: codeForm });
  const hideFields = ['code'];
  if (submission.status !== 'success') {
    return data(
      { result: submission.reply({ hideFields }), step: 'code' as const },
      { status: codes.Invalid },
    );
  }
  const waiting = await readSecondStep(request);
  const answer = waiting && (await finishLogin(visitor, { ...submission.value, ticket: waiting.ticket }));
  if (answer?.ok) {
    const signedIn = await welcome(request, visitor, answer.data.user, forward, [await clearSecondStep()]);
    await tellSignIn(request, visitor, 'login', signedIn, waiting?.method);
    return signedIn;
  }
  if (!answer || answer.refusal.reason === 'second-step-ended') {
    const text = answer
      ? refusalText(answer.refusal)
      : translator(visitor.preferences.language, 'auth')('sendAgain');
    return data(
      { result: submission.reply({ formErrors: [text], hideFields }), step: 'login' as const },
      { status: codes.BadRequest, headers: { 'set-cookie': await clearSecondStep() } },
    );
  }
  const { fields, code } = answer.refusal;
  const errors = fields.code
    ? { fieldErrors: { code: fields.code } }
    : { formErrors: [refusalText(answer.refusal)] };
  return data(
    { result: submission.reply({ ...errors, hideFields }), step: 'code' as const },
    { status: code },
  );
}
