import type { ActivityChange } from '@telve/api';
import { type FieldRule, fieldNames, fieldRule } from './fields';
import type { Names } from './names';
import type { LogRecord } from './repository';

/** Names of the companies and venues that changes speak of. */
export interface PlaceNames {
  company: Names;
  venue: Names;
}

type Values = Pick<LogRecord, 'entity' | 'old_values' | 'new_values'>;

/** Fields that a row made different; older rows keep all values of a record, changed or not. */
const changedNames = ({ entity, old_values, new_values }: Values): readonly string[] =>
  fieldNames(entity).filter((name) => (old_values?.[name] ?? null) !== (new_values?.[name] ?? null));

/** Ids of the companies, or of the venues, that the changes of some rows speak of. 0 is no venue but all. */
export const mentionedIds = (records: readonly Values[], names: keyof PlaceNames): number[] =>
  records.flatMap((record) =>
    changedNames(record)
      .filter((name) => fieldRule(record.entity, name)?.names === names)
      .flatMap((name) => [record.old_values?.[name], record.new_values?.[name]])
      .filter((id): id is number => typeof id === 'number' && id > 0),
  );

const textOf = (value: unknown, rule: FieldRule, places: PlaceNames): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (rule.names) return places[rule.names].get(Number(value)) ?? null;
  return rule.text ? rule.text(value) : String(value);
};

/** What a row changed, as texts. A field that is nothing before and after, such as venue 0, is not told. */
export const toChanges = (record: Values, places: PlaceNames): ActivityChange[] =>
  changedNames(record).flatMap((name) => {
    const rule = fieldRule(record.entity, name);
    if (!rule) return [];
    const before = textOf(record.old_values?.[name], rule, places);
    const after = textOf(record.new_values?.[name], rule, places);
    return before === null && after === null ? [] : [{ field: rule.field, before, after }];
  });
