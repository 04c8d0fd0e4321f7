import { importPKCS8, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { sandboxCompany } from '../sandbox/identity/company.ts';
import { openIdProvider } from './openid.ts';
import type { Identities, IdentityProvider } from './provider.ts';

const APPLE = 'https://appleid.apple.com';
/** Apple's client secret is good for as long as one call needs. */
const SECRET_SECONDS = 300;

export interface IdentitySettings {
  google?: { clientId: string; clientSecret: string } | undefined;
  apple?: { clientId: string; teamId: string; keyId: string; privateKey: string } | undefined;
  /** The shop's address. */
  shop?: string | undefined;
}

/**
 * Google and Apple by configuration, else their stand-ins in the sandbox. Not in a shop that is open to the world
 * (https): at a stand-in anybody may say that they are anybody.
 */
export function createIdentities(
  settings: IdentitySettings,
  parts: { database: Database; clock: Clock; secret: string },
): Identities {
  const { google, apple, shop } = settings;
  const standIns = !shop?.startsWith('https:');
  const found: (IdentityProvider | null)[] = [
    google ? googleProvider(google) : standIns ? sandboxCompany('google', parts) : null,
    apple ? appleProvider(apple) : standIns ? sandboxCompany('apple', parts) : null,
  ];
  return Object.fromEntries(found.flatMap((provider) => (provider ? [[provider.name, provider]] : [])));
}

function googleProvider({ clientId, clientSecret }: NonNullable<IdentitySettings['google']>) {
  return openIdProvider({
    entry: {
      name: 'google',
      clientId,
      authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      returnOrigin: null,
      answersByPost: false,
      takesChallenge: true,
    },
    issuer: 'https://accounts.google.com',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    clientSecret: () => Promise.resolve(clientSecret),
    send: fetch,
  });
}

function appleProvider(settings: NonNullable<IdentitySettings['apple']>) {
  const { clientId, teamId, keyId } = settings;
  // Environments cannot always hold line ends.
  const key = settings.privateKey.replaceAll('\\n', '\n');
  return openIdProvider({
    entry: {
      name: 'apple',
      clientId,
      authorizationUrl: `${APPLE}/auth/authorize`,
      returnOrigin: null,
      answersByPost: true,
      takesChallenge: false,
    },
    issuer: APPLE,
    tokenUrl: `${APPLE}/auth/token`,
    keysUrl: `${APPLE}/auth/keys`,
    clientSecret: async () =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', kid: keyId })
        .setIssuer(teamId)
        .setSubject(clientId)
        .setAudience(APPLE)
        .setIssuedAt()
        .setExpirationTime(`${SECRET_SECONDS}s`)
        .sign(await importPKCS8(key, 'ES256')),
    send: fetch,
  });
}
