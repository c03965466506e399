import { describe, expect, it } from 'vitest';
import { array, object, string } from 'yup';
import { toJsonSchema } from './json-schema';

describe('a start', () => {
  it.each([
    ['a test without a form', object({ a: string().test('odd', 'odd', () => true) })],
    ['a list of anything', object({ a: array() })],
    ['an excluded value', object({ a: string().notOneOf(['x']) })],
  ])('fails for rules with %s', (_what, schema) => {
    expect(() => toJsonSchema(schema.describe(), 'test.x input')).toThrow(/^The rules of test\.x input/);
  });
});
