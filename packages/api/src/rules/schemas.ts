import { isIsoDate } from '@telve/locale';
import { array, boolean, type ISchema, number, type ObjectShape, object, string } from 'yup';
import { isEmail } from '../contract/email';
import { limits } from '../contract/limits';
import { type RuleFault, rule } from './codes';

/** A rule's message as yup takes it: it hands one of any shape through, its types only say so for texts. */
export const fault = (code: Parameters<typeof rule>[0], params?: RuleFault['params']) => rule(code, params) as never;

const isBlank = (value: string | null | undefined): boolean => value == null || value.trim() === '';

/** Text that may be absent, at most `max` UTF-16 units (GEN-29). */
export const text = (max: number = limits.text) =>
  string().typeError(fault('type')).max(max, fault('max_length', { max }));

/** Text that must be there; blanks alone count as absent. */
export const requiredText = (max: number = limits.text) =>
  text(max).test('required', fault('required'), (value) => !isBlank(value));

/** Text of a change: absent it stays as it is, and what is given may not be blank. */
export const keptText = (max: number = limits.text) =>
  text(max).test('required_if', fault('required'), (value) => value === undefined || !isBlank(value));

export const email = () =>
  requiredText().test(
    'email',
    fault('email'),
    (value) => value == null || isBlank(value) || value.length > limits.text || isEmail(value),
  );

/** E-mail that may be empty. */
export const optionalEmail = () =>
  text().test(
    'email',
    fault('email'),
    (value) => value == null || isBlank(value) || value.length > limits.text || isEmail(value),
  );

/** Text whose form is checked when there is one; `code` is the fault. */
export const checkedText = (code: RuleFault['code'], isValid: (value: string) => boolean, max: number = limits.text) =>
  text(max).test(code, fault(code), (value) => value == null || isBlank(value) || value.length > max || isValid(value));

/** Whole number from `min` to `max`, both included. */
export const integer = (min: number, max: number) =>
  number()
    .typeError(fault('type'))
    .integer(fault('integer'))
    .min(min, fault('min', { min }))
    .max(max, fault('max', { max }));

/** Largest id the database holds. */
const idMax = 2_147_483_647;

export const id = () => integer(1, idMax);

export const requiredId = () => id().required(fault('required'));

/** An id, or 0 where that means all. */
export const zeroOrId = () => integer(0, idMax);

/** One of a few texts, which may be absent. */
export const optionOf = <Option extends string>(options: readonly Option[]) =>
  string().typeError(fault('type')).oneOf(options, fault('one_of'));

/** One of a few texts, which must be there. */
export const oneOf = <Option extends string>(options: readonly Option[]) =>
  optionOf(options).required(fault('required'));

export const flag = () => boolean().typeError(fault('type'));

export const requiredFlag = () => flag().required(fault('required'));

/** A calendar date as `YYYY-MM-DD`; the wire's other forms are read before the rules run (D-20). */
export const date = () =>
  string()
    .typeError(fault('type'))
    .test('date', fault('date'), (value) => value === undefined || isIsoDate(value));

/** A calendar date of a change: absent it stays as it is. */
export const keptDate = () =>
  date().test('required_if', fault('required'), (value) => value === undefined || value !== '');

/** Version of a record that was read; absent means that the last write wins. */
export const version = () => integer(1, idMax);

/** Paging fields of every list (GEN-08). The server clamps a size above the maximum. */
export const pageFields = () => ({
  page: integer(1, 1_000_000_000),
  size: integer(1, 1_000_000_000),
  search: text(limits.searchMax),
});

/** An input. Nothing is filled in: an absent field stays absent. */
export const input = <S extends ObjectShape>(fields: S) => object(fields).default(undefined);

/** Payload parts: what is not named here never leaves the server. */
export const out = {
  text: () => string().defined(),
  nullableText: () => string().nullable().defined(),
  integer: () => number().integer().defined(),
  nullableInteger: () => number().integer().nullable().defined(),
  number: () => number().defined(),
  flag: () => boolean().defined(),
  record: <S extends ObjectShape>(fields: S) => object(fields).defined(),
  list: (row: ISchema<unknown>) => array(row as never).defined(),
  page: (row: ISchema<unknown>) =>
    object({
      items: array(row as never).defined(),
      totalCount: number().integer().defined(),
      totalPages: number().integer().defined(),
    }).defined(),
};
