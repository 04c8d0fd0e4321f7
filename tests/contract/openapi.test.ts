import { describe, expect, it } from 'vitest';
import { API_BASE } from '#contract/envelope.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { registry } from '#contract/registry.ts';

type Json = Record<string, any>;
const document = JSON.parse(JSON.stringify(openApiDocument())) as Json;

/** What the schemas may say, and of which kind each is (JSON Schema 2020-12, the part that is used). */
const keywords: Record<string, (value: any) => boolean> = {
  type: (value) =>
    [value]
      .flat()
      .every((type) => ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'].includes(type)),
  properties: isObject,
  required: isStrings,
  items: isObject,
  anyOf: isFilledArray,
  allOf: isFilledArray,
  oneOf: isFilledArray,
  enum: isFilledArray,
  const: () => true,
  default: () => true,
  pattern: (value) => Boolean(new RegExp(value, 'u')),
  format: isString,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  minLength: isNumber,
  maxLength: isNumber,
  minItems: isNumber,
  maxItems: isNumber,
  propertyNames: isObject,
  additionalProperties: (value) => typeof value === 'boolean' || isObject(value),
  description: isString,
};
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isString(value: unknown): boolean {
  return typeof value === 'string';
}
function isStrings(value: unknown): boolean {
  return Array.isArray(value) && value.every(isString);
}
function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}
function isFilledArray(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

/** Everything that is wrong with a schema, by path. */
function faults(schema: Json, at: string): string[] {
  if (!isObject(schema)) return [`${at}: not a schema`];
  const found = Object.entries(schema).flatMap(([key, value]) =>
    keywords[key]?.(value) ? [] : [`${at}/${key}: ${JSON.stringify(value)}`],
  );
  for (const name of (schema.required ?? []) as string[]) {
    if (!schema.properties?.[name]) found.push(`${at}: ${name} is required but unknown`);
  }
  const below: [string, Json][] = [
    ...Object.entries((schema.properties ?? {}) as Json),
    ...['anyOf', 'allOf', 'oneOf'].flatMap((key) =>
      ((schema[key] ?? []) as Json[]).map((one, n): [string, Json] => [`${key}${n}`, one]),
    ),
    ...(schema.items ? [['items', schema.items] as [string, Json]] : []),
    ...(isObject(schema.additionalProperties) ? [['*', schema.additionalProperties] as [string, Json]] : []),
  ];
  return [...found, ...below.flatMap(([name, one]) => faults(one, `${at}/${name}`))];
}

const operations = Object.entries(document.paths as Json).flatMap(([path, methods]) =>
  Object.entries(methods as Json).map(([method, operation]) => ({
    path,
    method,
    operation: operation as Json,
  })),
);
const resolve = (parameter: Json): Json =>
  parameter.$ref ? document.components.parameters[parameter.$ref.split('/').pop()!] : parameter;

describe('the OpenAPI document', () => {
  it('says what it is', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(document.components.securitySchemes.session).toEqual({ type: 'http', scheme: 'bearer' });
  });

  it('has every call of the registry, once', () => {
    const listed = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    for (const endpoint of registry.values()) {
      const path = `${API_BASE}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
      expect(listed).toContain(`${endpoint.method} ${path}`);
    }
    expect(listed.length).toBe(registry.size + 1);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations)('$method $path is sound', ({ path, operation }) => {
    const parameters = (operation.parameters as Json[]).map(resolve);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath);
    const names = parameters.map((one) => `${one.in} ${one.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(parameters.filter((one) => one.in === 'path').every((one) => one.required)).toBe(true);

    const bodies = Object.values((operation.requestBody?.content ?? {}) as Json).map(
      (one: Json) => one.schema,
    );
    const answer = operation.responses['200'].content['application/json'].schema as Json;
    expect(answer.properties.code).toEqual({ const: 200 });
    const schemas = [...parameters.map((one) => one.schema), answer, ...bodies];
    expect(schemas.flatMap((schema, n) => faults(schema, String(n)))).toEqual([]);
    expect(operation.responses.default).toEqual({ $ref: '#/components/responses/Refused' });
    expect(operation.security).toBeInstanceOf(Array);
  });

  it('describes refusals', () => {
    const schema = document.components.responses.Refused.content['application/json'].schema;
    expect(faults(schema, '')).toEqual([]);
    expect(schema.properties.code.enum).toContain(422);
    expect(schema.properties.code.enum).not.toContain(200);
  });

  it('tells inputs from answers: times arrive as text, ids of paths are digits', () => {
    const user = document.paths['/api/user/{id}'].get;
    expect(
      user.responses['200'].content['application/json'].schema.properties.data.properties.registerTime,
    ).toEqual({
      type: 'string',
      format: 'date-time',
    });
    expect(user.parameters[0].schema).toEqual({ type: 'string', pattern: '^[1-9]\\d{0,15}$' });
    const money = document.paths['/api/v2/order'].post;
    expect(money.parameters.some((one: Json) => one.name === 'idempotency-key' && one.required)).toBe(true);
    expect(money.security).toEqual([{ session: [] }]);
  });
});
