import { createHash, randomBytes } from 'node:crypto';
import { SANDBOX_ORIGIN, type IdentityName } from '#contract/identity.ts';

/** Answers requests for paths of the shop: the backend's app, or the web's own passage to it. */
type Ask = (
  path: string,
  init: { method: string; cookie: string; form?: Record<string, string> },
) => Promise<Response>;

/**
 * Goes through a stand-in's pages as a browser would, from the address that the shop sends people to until the
 * stand-in sends them back. `choice` is an account's id, `cancel`, or an address to type.
 */
export async function visitStandIn(ask: Ask, address: string, choice: string) {
  const jar = new Map<string, { pair: string; path: string }>();
  const go = async (path: string, form?: Record<string, string>) => {
    const cookie = [...jar.values()]
      .filter((one) => path.startsWith(one.path))
      .map((one) => one.pair)
      .join('; ');
    const answer = await ask(path, { method: form ? 'POST' : 'GET', cookie, ...(form ? { form } : {}) });
    for (const line of answer.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? '';
      const at = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      jar.set(`${pair.split('=')[0]} ${at}`, { pair, path: at });
    }
    return answer;
  };
  let page = address;
  let answer = await go(page);
  for (let hops = 0; hops < 8; hops += 1) {
    const to = answer.headers.get('location');
    if (to?.startsWith('/callback/')) return { to, status: answer.status };
    if (to) answer = await go((page = to));
    else if (page.includes('/choose/') && answer.status === 200) {
      answer = await go(
        page,
        choice.includes('@') ? { decision: 'typed', email: choice } : { decision: choice },
      );
    } else break;
  }
  return { to: null, status: answer.status, text: await answer.text() };
}

/** A question to a stand-in as the web asks it, with what has to come along with the code. */
export function question(name: IdentityName) {
  const verifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(16).toString('base64url');
  const returnUrl = `${SANDBOX_ORIGIN}/callback/${name}`;
  const address = `/sandbox/${name}/auth?${new URLSearchParams({
    client_id: 'offcut',
    response_type: 'code',
    scope: 'openid email profile',
    prompt: 'select_account',
    redirect_uri: returnUrl,
    state: 'state',
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })}`;
  return { address, proof: { verifier, nonce, returnUrl } };
}
