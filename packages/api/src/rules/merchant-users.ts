import { type merchantUserEntries, merchantUserRoles } from '../contract/merchant-users';
import { rulesFor } from './rules';
import { date, email, flag, input, oneOf, out, pageFields, requiredFlag, requiredId, version } from './schemas';

const row = out.record({
  id: out.integer(),
  email: out.text(),
  role: out.text(),
  companyId: out.nullableInteger(),
  venueId: out.nullableInteger(),
  company: out.nullableText(),
  department: out.nullableText(),
  active: out.flag(),
  waitingApproval: out.flag(),
  createdAt: out.text(),
  version: out.integer(),
});

const place = () => ({ role: oneOf(merchantUserRoles), companyId: requiredId(), venueId: requiredId() });

const update = {
  input: input({ id: requiredId(), ...place(), active: requiredFlag(), version: version() }),
  payload: out.flag(),
};

export const merchantUserRules = rulesFor<typeof merchantUserEntries>()({
  list: {
    input: input({ ...pageFields(), startDate: date(), endDate: date(), onlyWaitingApproval: flag() }),
    payload: out.page(row),
  },
  detail: { input: input({ id: requiredId() }), payload: row },
  create: { input: input({ email: email(), ...place() }), payload: row },
  update,
  updateActive: { input: input({ id: requiredId(), active: requiredFlag() }), payload: out.flag() },
  legacyUpdate: update,
});
