import type { ActionFunction, ServerBuild } from '@remix-run/node';
import { codes } from '#contract/errors.ts';
import type { ErrorBody } from '#app/api/errors.ts';

/** Our largest form, an ask with shipping to every region, has some 150. */
const FIELDS_MAX = 500;
/** Words, dots, and places below a hundred in lists; a leading `__` is a command to the forms' library. */
const fieldName = /^(?!__)[\w-]{1,60}(?:\.[\w-]{1,60}|\[\d{0,2}\]){0,4}$/;
/** What is said of one photo is named by its address (domain/calibration.ts); browsers add where it was pressed. */
const photoField = /^[a-z]{1,20}:\/media\/[\w/-]{1,100}(?:\.[xy])?$/;

/**
 * The same pages, with actions that read nothing but forms such as ours. What cannot be read is its sender's mistake
 * (400, not 500). Names become objects further down: one short field called `x[4294967294]`, or one name a hundred
 * thousand times, would keep the whole process busy for minutes.
 */
export function withReadableForms(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action;
    return [
      id,
      action ? { ...route, module: { ...route.module, action: readable(action) } } : route,
    ] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function readable(action: ActionFunction): ActionFunction {
  return (args) => {
    const { request } = args;
    const read = request.formData.bind(request);
    Object.defineProperty(request, 'formData', { value: () => readForm(read) });
    return action(args);
  };
}

async function readForm(read: () => Promise<FormData>): Promise<FormData> {
  const form = await read().catch(() => refuse());
  const names = [...form.keys()];
  return names.length <= FIELDS_MAX && names.every(isOurs) ? form : refuse();
}

const isOurs = (name: string) => fieldName.test(name) || photoField.test(name);

function refuse(): never {
  const body: ErrorBody = { message: 'This form could not be read.', requestId: '' };
  // A Response, not `data`: of anything else a resource route only says that the server failed.
  throw Response.json(body, { status: codes.BadRequest });
}
