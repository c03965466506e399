import { type RawBuilder, sql } from 'kysely';
import { type MentionPatterns, phoneDigits } from './mentions';

/** A text array as one parameter, so that a statement is the same whatever it looks for. */
export const textArray = (texts: readonly string[]): RawBuilder<unknown> =>
  sql`${sql.val(`{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`)}::text[]`;

/** Whether something is one of these texts. */
export const among = (what: RawBuilder<unknown>, texts: readonly string[]) =>
  sql<boolean>`${what} = any (${textArray(texts)})`;

/** The ten digits of each phone number that has as many. */
export const digitsOf = (phones: readonly string[]): string[] =>
  phones.map(phoneDigits).filter((digits) => digits !== '');

/** Whether a column holds one of these phone numbers, in whatever spelling. */
export const hasPhone = (column: string, phones: readonly string[]) =>
  among(sql`right(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), 10)`, digitsOf(phones));

/** Whether a text mentions whom the patterns find. */
export const isMention = (text: RawBuilder<unknown>, { rough, exact }: MentionPatterns) =>
  sql<boolean>`(${text} ~ ${rough} and ${text} ~ ${exact})`;
