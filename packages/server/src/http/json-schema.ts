import type { SchemaFieldDescription } from 'yup';

/** JSON Schema (2020-12), as far as the contract needs it. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  const?: unknown;
}

interface Test {
  name?: string;
  params?: Record<string, unknown>;
}

type Described = SchemaFieldDescription & { tests?: Test[]; oneOf?: unknown[]; notOneOf?: unknown[] };

const number = (value: unknown): number => Number(value);

/** What each test of a rule says in JSON Schema. A test that is not here stops the server's start. */
const keywords: Record<string, (params: Record<string, unknown>, type: string) => JsonSchema> = {
  required: (_params, type) => (type === 'string' ? { minLength: 1 } : {}),
  // Asked in some cases only: JSON Schema would need a copy of the rule.
  required_if: () => ({}),
  email: () => ({ format: 'email' }),
  date: () => ({ format: 'date' }),
  date_range_open: () => ({ description: 'Both days or none' }),
  date_range_reversed: () => ({ description: 'The end is not before the start' }),
  link: () => ({ description: 'Outside: an http or https address. Inside: a path or name of the app' }),
  link_with_parts: () => ({}),
  word_characters: () => ({ pattern: '^\\w*$' }),
  code_length: () => ({}),
  no_code_with_type: () => ({}),
  mass_codes_max: () => ({ description: 'Unique codes of all companies together are limited, too' }),
  discount_range: () => ({}),
  integer: () => ({ type: 'integer' }),
  min: (params, type) =>
    type === 'string' ? { minLength: number(params['min']) } : { minimum: number(params['min']) },
  max: (params, type) =>
    type === 'string' ? { maxLength: number(params['max']) } : { maximum: number(params['max']) },
  otp: () => ({ pattern: '^\\d{6}$' }),
  tax_number_length: () => ({ pattern: '^(\\d{10})?$' }),
  // What they read is more than a pattern says well.
  person_name: () => ({ description: 'At least two words of at least two letters each' }),
  latin_letters: () => ({ description: 'Latin letters, and no signs that look like them' }),
  phone: () => ({ description: 'Ten digits of a Turkish number, with or without 0 or +90 before them' }),
  iban: () => ({ description: 'Turkish IBAN of 26 characters, with or without spaces' }),
  length: (params) => ({ minItems: number(params['length']), maxItems: number(params['length']) }),
  time: () => ({ pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)?$' }),
  min_length: () => ({ description: 'At least two characters, blanks around it not counted' }),
  hours_required: () => ({}),
  hours_equal: () => ({}),
  milk_required: () => ({ description: 'At least one that is milk' }),
  executives_max: () => ({ description: 'At most two that are not removed' }),
  coffee_not_offered: () => ({ description: 'A coffee of the plan, in a size it exists in' }),
  coffee_twice: () => ({}),
  not_together: () => ({}),
  image_type: () => ({ description: 'Data URL of a JPEG or PNG in base64, or the address of a stored image' }),
  image_size: () => ({}),
  image_content: () => ({}),
  cannot_be_negative: () => ({}),
  image_or_animation: () => ({ description: 'An image, an animation or both' }),
  file: () => ({ format: 'binary' }),
  file_type: () => ({ format: 'binary' }),
  file_size: (params) => ({ description: `At most ${number(params['max'])} bytes` }),
  file_empty: () => ({}),
};

const unsupported = (what: string, at: string): never => {
  throw new Error(`The rules of ${at} use ${what}, which has no form in the OpenAPI document`);
};

const testsOf = (field: Described, type: string, at: string): JsonSchema => {
  const parts = (field.tests ?? []).map((test) => {
    const keyword = keywords[test.name ?? ''];
    return keyword ? keyword(test.params ?? {}, type) : unsupported(`the test ${test.name ?? 'without a name'}`, at);
  });
  return Object.assign({}, ...parts) as JsonSchema;
};

/** A field that must be there: not optional, or with a test that says so. */
const isRequired = (field: Described): boolean =>
  ('optional' in field && field.optional === false) || (field.tests ?? []).some((test) => test.name === 'required');

const objectSchema = (fields: Record<string, Described>, at: string): JsonSchema => {
  const required = Object.entries(fields).filter(([, field]) => isRequired(field));
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, toJsonSchema(field, `${at}.${name}`)]),
    ),
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
    additionalProperties: false,
  };
};

const plainSchema = (field: Described, at: string): JsonSchema => {
  switch (field.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: field.type };
    case 'mixed':
      return { type: 'string' };
    case 'array':
      if (!('innerType' in field) || !field.innerType || Array.isArray(field.innerType))
        return unsupported('an open list', at);
      return { type: 'array', items: toJsonSchema(field.innerType as Described, `${at}[]`) };
    case 'object':
      return objectSchema((field as Described & { fields: Record<string, Described> }).fields, at);
    default:
      return unsupported(`the type ${field.type}`, at);
  }
};

/**
 * The JSON Schema of a described yup schema: what the answers are serialised by and the OpenAPI document shows.
 * Throws for a feature of yup it does not know, so that no rule is silently missing from the document.
 *
 * @param at name used in the error, e.g. `venues.list input`
 */
export const toJsonSchema = (described: SchemaFieldDescription, at: string): JsonSchema => {
  const field = described as Described;
  if ((field.notOneOf ?? []).length > 0) return unsupported('notOneOf', at);
  const plain = plainSchema(field, at);
  const schema: JsonSchema = { ...plain, ...testsOf(field, field.type, at) };
  if ((field.oneOf ?? []).length > 0) schema.enum = field.oneOf as unknown[];
  if ('nullable' in field && field.nullable && typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  return schema;
};
