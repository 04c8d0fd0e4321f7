import { z } from 'zod';

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
  /** Signs upload permissions and the sandbox's webhooks; random and kept in DATA_DIR without it. */
  API_SECRET: z.string().min(16).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type BackendEnv = z.infer<typeof schema>;

/** The backend's settings, read once at start; throws a readable list of what is wrong. */
export function readEnv(source: NodeJS.ProcessEnv): BackendEnv {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The backend's environment is wrong:\n${lines.join('\n')}`);
}
