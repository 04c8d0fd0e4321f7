import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { paths } from '#app/paths.ts';
import { identityNames } from '#contract/identity.ts';

const passed = ['code', 'state', 'error'];
const LONGEST = 4000;

/** An address that is only posted to. */
export function loader() {
  return redirect(paths.login());
}

/**
 * Apple posts its answer from its own site, so that no cookie of ours comes along: the answer is passed on to the
 * callback by a redirect, where they do. Nothing is believed or changed here.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const name = identityNames.find((one) => one === params.name);
  const form = name ? await request.formData().catch(() => null) : null;
  if (!name || !form) return redirect(paths.login(), 303);
  const query: Record<string, string> = {};
  for (const field of passed) {
    const value = form.get(field);
    if (typeof value === 'string' && value.length <= LONGEST) query[field] = value;
  }
  const called = nameOf(form.get('user'));
  return redirect(paths.callback(name, { ...query, ...(called ? { called } : {}) }), 303);
}

/** Apple tells a name once, as JSON. */
function nameOf(user: unknown): string {
  if (typeof user !== 'string' || user.length > LONGEST) return '';
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return [name?.firstName, name?.lastName]
      .filter((part): part is string => typeof part === 'string')
      .join(' ')
      .trim()
      .slice(0, 100);
  } catch {
    return '';
  }
}
