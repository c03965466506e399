import type { ActivityChange, ActivityRow } from '@telve/api';
import { formatDate, formatNumber, isIsoDate } from '@telve/locale';
import type { ActivityTexts } from '../texts';

/** A change in words. Null: there was no value. */
export interface Diff {
  label: string;
  before: string | null;
  after: string;
}

type Texts = Pick<ActivityTexts, 'fields' | 'otherField' | 'roles' | 'applicationStatuses' | 'values'>;

/** Fields whose two states have words of their own. */
const states = new Set(['active', 'isOpen']);

const own = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

const flagText = (field: string, value: boolean, { values }: Texts): string => {
  if (field === 'hasPlusPackage') return values.plans[String(value)] ?? String(value);
  if (states.has(field)) return value ? values.active : values.passive;
  return value ? values.on : values.off;
};

const valueText = (field: string, value: string, texts: Texts): string => {
  if (value === 'true' || value === 'false') return flagText(field, value === 'true', texts);
  if (field === 'selectVenueStore') return own(texts.values.stores, value) ?? value;
  if (field === 'milkTypeCode') return own(texts.values.milkCodes, value) ?? value;
  if (field === 'role') return own(texts.roles, value) ?? value;
  if (field === 'applicationStatus') return own(texts.applicationStatuses, value) ?? value;
  if (field === 'venueId' && value === '0') return texts.values.allVenues;
  if (field === 'timePeriod' && value.trim() !== '' && Number.isFinite(Number(value)))
    return texts.values.minutes(formatNumber(Number(value)));
  return isIsoDate(value) ? formatDate(value) : value;
};

const given = (value: string | null): string | null => (value === null || value.trim() === '' ? null : value);

/** What the sentence of the row says already. */
const isSaid = ({ kind }: Pick<ActivityRow, 'kind'>, { field }: ActivityChange): boolean =>
  states.has(field) && (kind === 'activated' || kind === 'deactivated');

/** The changes of a row in words, without those that say nothing: none before and after, or what the sentence says. */
export const diffsOf = (row: Pick<ActivityRow, 'kind' | 'changes'>, texts: Texts): readonly Diff[] =>
  row.changes.flatMap((change) => {
    const [before, after] = [given(change.before), given(change.after)];
    if (before === after || isSaid(row, change)) return [];
    const text = (value: string | null) => value && valueText(change.field, value, texts);
    return {
      label: own(texts.fields, change.field) ?? texts.otherField,
      before: text(before),
      after: text(after) ?? texts.values.none,
    };
  });
