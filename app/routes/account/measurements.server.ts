import { parseWithZod } from '@conform-to/zod';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { refusalText } from '#app/api/errors.ts';
import { createMeasurement, deleteMeasurement } from '#app/api/measurement.server.ts';
import { lengthText, lengthUnits } from '#app/domain/measure.ts';
import { toMillimetres } from '#app/domain/own-measurements.ts';
import { numericId } from '#app/domain/slug.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import {
  addGuestMeasurement,
  readOwnMeasurements,
  removeGuestMeasurement,
} from '#app/server/own-measurements.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import { codes } from '#contract/errors.ts';
import { GUEST_MEASUREMENTS_MAX } from '#contract/limits.ts';
import { measurementInput, type MeasurementInput } from '#contract/measurement.ts';

/** Saved measurements of an account or, for those who are not signed in, of the browser. */
export async function loadMeasurements(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const { language, unit } = visitor.preferences;
  const [account, mine] = await Promise.all([visitor.account(), readOwnMeasurements(args.request, visitor)]);
  return {
    username: account?.username ?? null,
    unit,
    mine: mine.map(({ id, name, dimension, millimetres }) => ({
      id,
      name,
      dimension,
      length: lengthText(millimetres / 10, unit, language),
    })),
    loginHref: paths.login({ forward: paths.measurements(), reason: 'account' }),
    title: `${translator(language, 'gallery')('mineTitle')} · Offcut`,
    messages: messagesFor(language, ['account', 'gallery', 'validation']),
  };
}

/** The form: a length in a unit, which is kept in whole millimetres. */
const form = measurementInput.omit({ millimetres: true }).extend({
  length: z
    .string({ required_error: 'Please enter a valid number.' })
    .trim()
    .transform((text) => text.replace(',', '.'))
    .refine((text) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) > 0, 'Please enter a valid number.'),
  unit: z.enum(lengthUnits),
});

/** Saves or forgets one; sent from the account's page and from pictures that are measured. */
export async function changeMeasurements(args: ActionFunctionArgs) {
  const visitor = await getVisitor(args);
  const formData = await args.request.formData();
  const t = translator(visitor.preferences.language, 'gallery');
  switch (formData.get('intent')) {
    case 'save':
      return save(args, visitor, formData);
    case 'delete': {
      const id = numericId(String(formData.get('id') ?? ''));
      if (id === null) return seeOther(paths.measurements());
      if (!(await visitor.account())) {
        return seeOther(paths.measurements(), {
          cookies: [await removeGuestMeasurement(args.request, id)],
          flash: { kind: 'success', text: t('mineDeleted') },
        });
      }
      const gone = await deleteMeasurement(visitor, id);
      return seeOther(paths.measurements(), {
        flash: gone.ok
          ? { kind: 'success', text: t('mineDeleted') }
          : { kind: 'error', text: refusalText(gone.refusal) },
      });
    }
    default:
      return data({ result: null }, { status: codes.BadRequest });
  }
}

async function save(args: ActionFunctionArgs, visitor: Visitor, formData: FormData) {
  const { request } = args;
  const t = translator(visitor.preferences.language, 'gallery');
  // On a picture's page the form has one field; what is wrong with it is said there as a notice.
  const back = backTo(request, paths.measurements());
  const elsewhere = !back.startsWith(paths.measurements());
  const submission = parseWithZod(formData, { schema: form });
  if (submission.status !== 'success') {
    const [first] = Object.values(submission.error ?? {}).flatMap((messages) => messages ?? []);
    if (elsewhere) return seeOther(back, { flash: { kind: 'error', text: first ?? t('mineWrong') } });
    return data({ result: submission.reply() }, { status: codes.Invalid });
  }
  const { length, unit, ...rest } = submission.value;
  const input: MeasurementInput = { ...rest, millimetres: toMillimetres(Number(length), unit) };
  if (!(await visitor.account())) {
    const cookie = await addGuestMeasurement(request, input);
    const full = t('mineFull', { count: GUEST_MEASUREMENTS_MAX });
    if (!cookie) return seeOther(back, { flash: { kind: 'error', text: full } });
    return seeOther(back, { cookies: [cookie], flash: { kind: 'success', text: t('mineSaved') } });
  }
  const saved = await createMeasurement(visitor, input);
  return seeOther(back, {
    flash: saved.ok
      ? { kind: 'success', text: t('mineSaved') }
      : { kind: 'error', text: refusalText(saved.refusal) },
  });
}
