import type { Entry } from '@telve/api';
import type { EntryRules } from '@telve/api/rules';
import type { ISchema, SchemaFieldDescription } from 'yup';
import { type JsonSchema, toJsonSchema } from './json-schema';

const describe = (schema: ISchema<unknown>): SchemaFieldDescription =>
  (schema as unknown as { describe(): SchemaFieldDescription }).describe();

const text: JsonSchema = { type: 'string' };
const integer: JsonSchema = { type: 'integer' };
const values: JsonSchema = { type: 'object', additionalProperties: true };

const fieldError: JsonSchema = {
  type: 'object',
  properties: { field: text, code: text, message: text, params: values },
  required: ['field', 'code'],
};

/** The schema of the call's flat input. */
export const inputSchema = (entry: Entry, rules: EntryRules): JsonSchema =>
  toJsonSchema(describe(rules.input), `${entry.id} input`);

/** The envelope around a payload (D-12). */
export const envelopeSchema = (payload: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    processStatus: { type: 'string', enum: ['Success', 'ERROR'] },
    payload,
    friendlyMessage: {
      type: ['object', 'null'],
      properties: { code: text, title: text, message: text },
      required: ['code', 'title', 'message'],
    },
    errors: { type: 'array', items: fieldError },
    params: values,
    totalCount: integer,
    totalPages: integer,
    requestId: text,
  },
  required: ['processStatus', 'payload', 'errors', 'requestId'],
});

/** The schema of a success: closed, so that what the contract does not name is never sent. */
export const answerSchema = (entry: Entry, rules: EntryRules): JsonSchema =>
  envelopeSchema(toJsonSchema(describe(rules.payload), `${entry.id} payload`));
