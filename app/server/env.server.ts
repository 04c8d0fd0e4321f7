import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const origin = z
  .string()
  .url()
  .transform((text) => text.replace(/\/+$/, ''));

/** `Name=https://…,Name=https://…` as links; what is no web address is left out. */
function readLinks(text: string): { label: string; href: string }[] {
  return text.split(',').flatMap((part) => {
    const [label = '', href = ''] = part.split(/=(.*)/).map((piece) => piece.trim());
    return label !== '' && /^https?:\/\//.test(href) && URL.canParse(href) ? [{ label, href }] : [];
  });
}

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** The address people type; a real deployment sets it (https there turns on secure cookies and HSTS). */
  PUBLIC_ORIGIN: origin.optional(),
  /** The backend's origin; without it server.ts starts one and fills this in. */
  API_URL: origin.or(z.literal('')).default(''),
  /** Comma list, newest first: the first signs, all verify. */
  SESSION_SECRETS: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(16, 'each secret needs 16 characters or more')))
    .optional(),
  DATA_DIR: z.string().default('./data'),
  /** How many proxies stand in front. */
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  /** How long anonymous pages are given again as they are; 0 turns that off. */
  PAGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(30),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** The app: its dynamic link, and its names in the two stores (B16). */
  APP_LINK: z.string().url().optional(),
  APP_APN: z.string().optional(),
  APP_IBI: z.string().optional(),
  APP_ISI: z.string().regex(/^\d+$/).optional(),
  /** Comma list of `Name=https://…`; no list in the footer without it (J22). */
  SOCIAL_LINKS: z.string().default('').transform(readLinks),
  /** A page or `mailto:`; no contact link without it (J22). */
  CONTACT_URL: z.string().url().optional(),
  /** Answers `/ui`, every component in every state, outside development too; tests set it. */
  SHOW_UI: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

type Parsed = z.output<typeof schema>;

export interface WebEnv extends Parsed {
  SESSION_SECRETS: string[];
  SECURE_COOKIES: boolean;
}

let known: WebEnv | undefined;
let knownFor: string | undefined;

/**
 * The web's settings, read at first use; throws a readable list of what is wrong or missing. A deployment (production
 * with PUBLIC_ORIGIN) must bring its secrets; a plain local start keeps a random one in the data folder.
 */
export function env(): WebEnv {
  // API_URL is named late when the backend starts with us, and the compiled pages hold a copy of this module.
  if (!known || knownFor !== process.env.API_URL) {
    knownFor = process.env.API_URL;
    known = readWebEnv(process.env);
  }
  return known;
}

/** Names the backend's origin for this process, once it is known where it listens. */
export function setApiUrl(url: string): void {
  process.env.API_URL = url;
}

/** `source` as settings; `env()` is this for the process's own environment. */
export function readWebEnv(source: Record<string, string | undefined>): WebEnv {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The web's environment is wrong:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  return {
    ...settings,
    SESSION_SECRETS: settings.SESSION_SECRETS ?? [localSecret(settings)],
    SECURE_COOKIES: settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
  };
}

function localSecret({ NODE_ENV, PUBLIC_ORIGIN, DATA_DIR }: Parsed): string {
  if (NODE_ENV === 'production' && PUBLIC_ORIGIN) {
    throw new Error(
      "The web's environment is wrong:\n  SESSION_SECRETS: required where PUBLIC_ORIGIN is set",
    );
  }
  const file = join(DATA_DIR, 'session-secret');
  mkdirSync(DATA_DIR, { recursive: true });
  try {
    // wx: when two processes start at once, the first one's secret stands.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
