import { createECDH, hkdfSync } from 'node:crypto';
import { SANDBOX_ORIGIN, type IdentityName } from '#contract/identity.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { openIdProvider } from '../../identity/openid.ts';
import type { IdentityProvider } from '../../identity/provider.ts';
import { openDesk } from './desk.ts';

const CLIENT = 'offcut';

export interface CompanyParts {
  database: Database;
  clock: Clock;
  secret: string;
}

/**
 * A stand-in for Google or Apple: a certified OpenID provider (npm's oidc-provider) with an account chooser, below
 * `/sandbox/{name}/`. The shop talks to it as to the real ones; only that no network lies between them.
 */
export function sandboxCompany(name: IdentityName, { database, secret }: CompanyParts): IdentityProvider {
  const base = `${SANDBOX_ORIGIN}/sandbox/${name}`;
  const clientSecret = derive(secret, `${name}:client`).toString('base64url');
  const desk = openDesk({
    name,
    db: database.db,
    issuer: base,
    client: { id: CLIENT, secret: clientSecret, returnUrl: `${SANDBOX_ORIGIN}/callback/${name}` },
    key: signingKey(secret, name),
    cookieSecret: derive(secret, `${name}:cookies`).toString('base64url'),
  });
  const provider = openIdProvider({
    entry: {
      name,
      clientId: CLIENT,
      authorizationUrl: `${base}/auth`,
      returnOrigin: SANDBOX_ORIGIN,
      answersByPost: false,
      takesChallenge: true,
    },
    issuer: base,
    tokenUrl: `${base}/token`,
    keysUrl: `${base}/keys`,
    clientSecret: () => Promise.resolve(clientSecret),
    send: (url, init) => desk(new Request(url, init)),
  });
  return { ...provider, pages: desk };
}

/** Every node of a shop comes to the same keys, as they share one secret. */
function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'sandbox-identity', purpose, 32));
}

function signingKey(secret: string, name: IdentityName) {
  const pair = createECDH('prime256v1');
  const d = derive(secret, `${name}:key`);
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    kid: name,
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: d.toString('base64url'),
  };
}
