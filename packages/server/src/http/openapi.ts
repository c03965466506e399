import { type Entry, type ErrorCode, errorStatus } from '@telve/api';
import { type EntryRules, rulesOf } from '@telve/api/rules';
import type { JsonSchema } from './json-schema';
import { answerSchema, inputSchema } from './schemas';

/** Codes that any call may answer. */
const always: readonly ErrorCode[] = [
  'validation_failed',
  'malformed_request',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
];

interface Operation {
  operationId: string;
  tags: string[];
  summary?: string;
  security: Record<string, string[]>[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, object>;
  'x-roles': Entry['access'];
  'x-idempotent'?: boolean;
}

const sendsBody = (entry: Entry): boolean => entry.method === 'POST' || entry.method === 'PUT';

const pathNamesOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\??\}/g)].map((match) => match[1] as string);

const without = (schema: JsonSchema, names: ReadonlySet<string>): JsonSchema => {
  const required = (schema.required ?? []).filter((name) => !names.has(name));
  const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => !names.has(name)));
  const { required: _all, ...rest } = schema;
  return { ...rest, properties, ...(required.length > 0 && { required }) };
};

const parametersOf = (entry: Entry, input: JsonSchema, inPath: readonly string[]): object[] => {
  const required = new Set(input.required);
  const named = (name: string, where: 'path' | 'query') => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: input.properties?.[name] ?? { type: 'string' },
  });
  const query = sendsBody(entry) ? [] : Object.keys(input.properties ?? {}).filter((name) => !inPath.includes(name));
  return [...inPath.map((name) => named(name, 'path')), ...query.map((name) => named(name, 'query'))];
};

const errorsOf = (entry: Entry): Record<string, object> => {
  const general: ErrorCode[] = entry.access === 'public' ? [] : ['unauthorized'];
  const roles: ErrorCode[] = Array.isArray(entry.access) ? ['forbidden', 'password_change_required'] : [];
  const codes = [...new Set([...entry.errors, ...general, ...roles, ...always])];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
};

const successOf = (entry: Entry, rules: EntryRules): object =>
  entry.kind === 'file'
    ? {
        description: 'The file',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      }
    : { description: 'Success', content: { 'application/json': { schema: answerSchema(entry, rules) } } };

const operationOf = (entry: Entry, inPath: readonly string[], suffix: string): Operation => {
  const rules = rulesOf(entry);
  const input = inputSchema(entry, rules);
  const parameters = parametersOf(entry, input, inPath);
  const type = entry.kind === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: `${entry.id}${suffix}`,
    tags: [entry.id.split('.', 1)[0] as string],
    security: entry.access === 'public' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(sendsBody(entry) && {
      requestBody: { required: true, content: { [type]: { schema: without(input, new Set(inPath)) } } },
    }),
    responses: { '200': successOf(entry, rules), ...errorsOf(entry) },
    'x-roles': entry.access,
    ...(entry.idempotent && { 'x-idempotent': true }),
  };
};

/** The paths of an entry: two where its last part may be absent. */
const pathsOf = (entry: Entry): [path: string, suffix: string][] => {
  const optional = /\/\{\w+\?\}$/;
  const plain = entry.path.replace('?}', '}');
  return optional.test(entry.path)
    ? [
        [entry.path.replace(optional, ''), ''],
        [plain, '.of'],
      ]
    : [[plain, '']];
};

const refusal: JsonSchema = {
  type: 'object',
  properties: {
    processStatus: { const: 'ERROR' },
    payload: {},
    friendlyMessage: {
      type: 'object',
      properties: { code: { type: 'string' }, title: { type: 'string' }, message: { type: 'string' } },
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    params: { type: 'object' },
    requestId: { type: 'string' },
  },
  required: ['processStatus', 'friendlyMessage', 'errors', 'requestId'],
};

/** The contract as an OpenAPI 3.1 document, so that another back end can be built and checked against it. */
export const openApiDocument = (entries: readonly Entry[]): object => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const entry of entries) {
    for (const [path, suffix] of pathsOf(entry)) {
      paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operationOf(entry, pathNamesOf(path), suffix) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Telve API', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Refusal: refusal },
    },
  };
};
