import { z } from 'zod';
import type { IdentitySettings } from './identity/create.ts';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Port of the backend standing alone; 0 lets the system choose. */
  PORT_API: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST_API: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  /** PostgreSQL; PGlite in DATA_DIR without it. */
  DATABASE_URL: z.string().optional(),
  /** The web's public origin, for links in mails. */
  PUBLIC_ORIGIN: z.string().url().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Offcut <no-reply@offcut.example>'),
  /** Styles of the demo catalogue; 0 starts empty. */
  DEMO_STYLES: z.coerce.number().int().min(0).default(2000),
  /** Signs upload permissions and sandbox webhooks, seals keys of authenticator apps; random and kept in DATA_DIR without it. */
  API_SECRET: z.string().min(16).optional(),
  /** Google's OAuth client; without it a stand-in, but in a shop that is open to the world none. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Apple's services id and the key that signs for it (PEM; line ends may be written as \\n). */
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z.string().optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type BackendEnv = z.infer<typeof schema>;

/** Google's and Apple's settings out of the environment; half of one is a mistake that is told at once. */
export function identitySettings(env: BackendEnv): IdentitySettings {
  const all = <K extends keyof BackendEnv>(...names: K[]): boolean => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length > 0 && missing.length < names.length)
      throw new Error(`The backend's environment is wrong:\n  ${missing.join(', ')}: missing`);
    return missing.length === 0;
  };
  const google = all('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  const apple = all('APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY');
  return {
    shop: env.PUBLIC_ORIGIN,
    google: google
      ? { clientId: env.GOOGLE_CLIENT_ID ?? '', clientSecret: env.GOOGLE_CLIENT_SECRET ?? '' }
      : undefined,
    apple: apple
      ? {
          clientId: env.APPLE_CLIENT_ID ?? '',
          teamId: env.APPLE_TEAM_ID ?? '',
          keyId: env.APPLE_KEY_ID ?? '',
          privateKey: env.APPLE_PRIVATE_KEY ?? '',
        }
      : undefined,
  };
}

/** The backend's settings, read once at start; throws a readable list of what is wrong. */
export function readEnv(source: NodeJS.ProcessEnv): BackendEnv {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The backend's environment is wrong:\n${lines.join('\n')}`);
}
