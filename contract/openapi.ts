import type { z } from 'zod';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { uploadAnswer } from './account.ts';
import type { Endpoint } from './endpoint.ts';
import { APP_VERSION } from './app-version.ts';
import { API_BASE, headerNames } from './envelope.ts';
import { codes, refusal } from './errors.ts';
import { registry } from './registry.ts';

type Json = Record<string, unknown>;

let document: Json | null = null;

/** The contract as an OpenAPI 3.1 document: every call of the registry, and the upload place beside it. */
export function openApiDocument(): Json {
  return (document ??= {
    openapi: '3.1.0',
    info: {
      title: 'Offcut API',
      version: APP_VERSION,
      description:
        'Every answer is an envelope of code, data and msg; the HTTP status equals the code, except that code ' +
        `${codes.Moved} (moved, data is the new id) travels with status 200. Amounts are decimals of their currency.`,
    },
    servers: [{ url: '/' }],
    tags: [...new Set([...registry.keys()].map(areaOf))].map((name) => ({ name })),
    paths: paths(),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      parameters: viewerHeaders(),
      responses: {
        Refused: {
          description: 'A refusal: which rule said no, messages per field',
          content: json(refusalEnvelope()),
        },
      },
    },
  });
}

function paths(): Json {
  const all: Record<string, Json> = {};
  for (const [name, endpoint] of registry) {
    const path = API_BASE + endpoint.path.replace(/:(\w+)/g, '{$1}');
    (all[path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  all['/media/upload/{key}'] = { post: uploadOperation() };
  return all;
}

function operation(name: string, endpoint: Endpoint): Json {
  const rateLimit = endpoint.limit ? { 'x-rate-limit': endpoint.limit } : {};
  return {
    operationId: name.replace('.', '_'),
    tags: [areaOf(name)],
    summary: endpoint.summary,
    security: { public: [], optional: [{}, { session: [] }], required: [{ session: [] }] }[endpoint.access],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...Object.keys(viewerHeaders()).map((header) => ({ $ref: `#/components/parameters/${header}` })),
      ...(endpoint.idempotent ? [idempotencyHeader] : []),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }
      : {}),
    responses: { 200: success(endpoint.answer), default: { $ref: '#/components/responses/Refused' } },
    ...rateLimit,
  };
}

function uploadOperation(): Json {
  const form = {
    type: 'object',
    required: ['expires', 'signature', 'file'],
    properties: {
      expires: { type: 'string' },
      signature: { type: 'string' },
      file: { type: 'string', format: 'binary' },
    },
  };
  return {
    operationId: 'account_putUpload',
    tags: ['account'],
    summary: 'The file of a promised place (7/user#10, I8)',
    security: [{ session: [] }],
    parameters: [{ name: 'key', in: 'path', required: true, schema: { type: 'string' } }],
    requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
    responses: { 200: success(uploadAnswer), default: { $ref: '#/components/responses/Refused' } },
  };
}

const areaOf = (name: string) => name.split('.')[0] ?? name;
const json = (schema: Json): Json => ({ 'application/json': { schema } });

function success(answer: z.ZodTypeAny): Json {
  const schema = envelopeOf({ const: codes.Success }, schemaOf(answer, 'output'));
  return { description: 'Success', content: json(schema) };
}

function refusalEnvelope(): Json {
  // A number is the new id of something that moved.
  const data = { anyOf: [schemaOf(refusal, 'output'), { type: 'integer' }, { type: 'null' }] };
  return envelopeOf(
    { type: 'integer', enum: Object.values(codes).filter((code) => code !== codes.Success) },
    data,
  );
}

function envelopeOf(code: Json, data: Json): Json {
  return {
    type: 'object',
    required: ['code', 'data', 'msg'],
    properties: { code, data, msg: { type: 'string' } },
  };
}

function parametersOf(schema: z.ZodTypeAny | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

const idempotencyHeader: Json = {
  name: headerNames.idempotencyKey,
  in: 'header',
  required: true,
  description: 'A repeat with the same key gets the first answer',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
};

/** The headers of 7#1 (B3), by component name. */
function viewerHeaders(): Record<string, Json> {
  const header = (name: string, schema: Json): Json => ({ name, in: 'header', required: false, schema });
  const text = { type: 'string' };
  return {
    currency: header(headerNames.currency, { type: 'string', pattern: '^[A-Z]{3}$', default: 'USD' }),
    region: header(headerNames.region, { type: 'string', pattern: '^[A-Z]{2}$', default: 'US' }),
    deviceId: header(headerNames.deviceId, text),
    distinctId: header(headerNames.distinctId, text),
    appVersion: header(headerNames.appVersion, text),
    clickId: header(headerNames.clickId, text),
    requestId: header(headerNames.requestId, text),
  };
}

/** Inputs as they are sent, answers as they arrive; dates travel as ISO strings (7#1). */
function schemaOf(schema: z.ZodTypeAny, io: 'input' | 'output'): Json {
  const { $schema: _, ...found } = zodToJsonSchema(schema, {
    // Draft 7 as far as it is the same as the draft of OpenAPI 3.1: the later target writes exclusive bounds wrongly.
    target: 'jsonSchema7',
    // Unknown properties are dropped, not refused, on both sides.
    removeAdditionalStrategy: 'strict',
    $refStrategy: 'none',
    dateStrategy: 'format:date-time',
    pipeStrategy: io,
    effectStrategy: 'input',
  }) as Json;
  return found;
}
