import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { headerNames } from '#contract/envelope.ts';

/** What may come in as a request id: anything else could forge lines of a log. */
const goodId = /^[\w.-]{8,64}$/;
const quiet = /^\/(health|ready|assets\/|media\/|fonts\/)/;

/**
 * One JSON line per answered request, and `x-request-id` in and out. Addresses lose their query (codes and searches
 * of people stand there); headers, cookies and addresses of people are not logged.
 */
export function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: (req, res) => {
      const given = req.headers[headerNames.requestId];
      const id = typeof given === 'string' && goodId.test(given) ? given : randomUUID();
      res.setHeader(headerNames.requestId, id);
      return id;
    },
    customLogLevel: (req, res, error) => {
      if (error || res.statusCode >= 500) return 'error';
      return quiet.test(req.url ?? '') ? 'debug' : 'info';
    },
    serializers: {
      req: (req: { id: unknown; method: string; url: string }) => ({
        id: req.id,
        method: req.method,
        path: req.url.split('?')[0],
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
    // Someone who leaves early is no news.
    customReceivedMessage: undefined,
    quietReqLogger: true,
  });
}
