import { formatDate, formatDateTime } from '@telve/locale';
import { type ExportColumn, exportAnswer, exportedTexts, type Fact, inParts } from '../../export/index';
import type { Db } from '../../http/call';
import type { FileAnswer } from '../../http/file-answer';
import { fullName } from '../auth/accounts';
import { actorNames } from './names';
import { type AccessLogFilters, type AccessRecord, selectActors, selectPart } from './repository';
import { exportTexts as texts } from './texts';

interface ExportedRow extends AccessRecord {
  actor: string;
}

const { columns: headers } = texts;

/** People are numbers here: a file outlives an erasure, so it must not hold the name of whoever was looked at. */
const columns: readonly ExportColumn<ExportedRow>[] = [
  { header: headers.at, width: 18, value: ({ at }) => formatDateTime(at) },
  { header: headers.actor, width: 28, value: ({ actor }) => actor },
  { header: headers.actorId, width: 14, value: ({ actor_id }) => actor_id },
  { header: headers.subject, width: 18, value: ({ subject }) => texts.subjects[subject] },
  { header: headers.subjectId, width: 20, value: ({ subject_id }) => subject_id },
  { header: headers.action, width: 26, value: ({ action }) => texts.actions[action] },
  { header: headers.requestId, width: 40, value: ({ request_id }) => request_id },
];

const factsOf = async (db: Db, { search, actorId, action, startDate, endDate }: AccessLogFilters): Promise<Fact[]> => {
  const { filters } = texts;
  const { all } = exportedTexts;
  const day = (date: string | undefined) => (date === undefined ? all : formatDate(date));
  const actor = actorId === undefined ? undefined : (await selectActors(db)).find(({ id }) => id === actorId);
  return [
    [filters.search, search ?? all],
    [filters.actor, actor ? fullName(actor) : (actorId ?? all)],
    [filters.action, action === undefined ? all : texts.actions[action]],
    [filters.startDate, day(startDate)],
    [filters.endDate, day(endDate)],
  ];
};

/**
 * The rows that the filters let through, as a workbook (D-88). It names who of the staff did something, and the people
 * whose data it was by their numbers alone; so it is no access to their data itself.
 */
export const exportAccesses = async (db: Db, filters: AccessLogFilters, now: Date): Promise<FileAnswer> => {
  const named = async (after: ExportedRow | undefined, limit: number): Promise<ExportedRow[]> => {
    const records = await selectPart(db, filters, after?.id, limit);
    const actors = await actorNames(db, records);
    return records.map((record) => ({ ...record, actor: actors.get(record.actor_id) ?? '' }));
  };
  return exportAnswer({
    fileName: texts.fileName,
    sheet: texts.sheet,
    columns,
    rows: inParts<ExportedRow>(named),
    filters: await factsOf(db, filters),
    now,
  });
};
