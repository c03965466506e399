import { type activityEntries, activityKinds } from '../contract/activity';
import { rulesFor } from './rules';
import { date, id, input, optionOf, out, requiredId, requiredText } from './schemas';

export const activityRules = rulesFor<typeof activityEntries>()({
  list: {
    // An unknown subject is an unknown address: answered 404 by the handler, not 400 by a rule.
    input: input({
      subject: requiredText(32),
      id: requiredId(),
      before: id(),
      actorId: id(),
      kind: optionOf(activityKinds),
      startDate: date(),
      endDate: date(),
    }),
    payload: out.record({
      items: out.list(
        out.record({
          id: out.integer(),
          at: out.text(),
          actorId: out.nullableInteger(),
          actorName: out.nullableText(),
          action: out.text(),
          kind: out.text(),
          entity: out.text(),
          entityId: out.nullableText(),
          entityName: out.nullableText(),
          changes: out.list(out.record({ field: out.text(), before: out.nullableText(), after: out.nullableText() })),
        }),
      ),
      next: out.nullableInteger(),
      totalCount: out.integer(),
      subjectName: out.text(),
      actors: out.list(out.record({ id: out.integer(), name: out.text() })),
    }),
  },
});
