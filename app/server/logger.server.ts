import { pino, type Logger } from 'pino';
import { env } from './env.server.ts';

let made: Logger | undefined;

/**
 * The web's one log: JSON lines on stdout, readable text in development. What identifies or lets in a person never
 * gets here; the redaction below is the net under that rule.
 */
export function log(): Logger {
  made ??= pino({
    level: env().LOG_LEVEL,
    base: { part: 'web' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        '*.cookie',
        '*.authorization',
        '*.password',
        '*.token',
        '*.email',
        '*.headers',
        'cookie',
        'authorization',
      ],
      censor: '[redacted]',
    },
    ...(env().NODE_ENV === 'development'
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,part' } } }
      : {}),
  });
  return made;
}
