import { mixed } from 'yup';
import { accessActions, type accessLogEntries } from '../contract/access-log';
import { rulesFor } from './rules';
import { date, id, input, optionOf, out, pageFields } from './schemas';

const row = out.record({
  id: out.integer(),
  at: out.text(),
  actorId: out.integer(),
  actorName: out.text(),
  subject: out.text(),
  subjectId: out.nullableInteger(),
  subjectName: out.nullableText(),
  action: out.text(),
  requestId: out.text(),
});

const { search, ...paging } = pageFields();
const filters = { search, actorId: id(), action: optionOf(accessActions), startDate: date(), endDate: date() };

export const accessLogRules = rulesFor<typeof accessLogEntries>()({
  list: {
    input: input({ ...paging, ...filters }),
    payload: out.record({
      items: out.list(row),
      totalCount: out.integer(),
      totalPages: out.integer(),
      actors: out.list(out.record({ id: out.integer(), name: out.text() })),
    }),
  },
  exportRows: { input: input(filters), payload: mixed() },
});
