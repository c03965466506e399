import { isLatinText } from '../contract/latin';
import { type panelUserEntries, panelUserRoles } from '../contract/panel-users';
import { roles } from '../contract/roles';
import { sessionRow } from './auth';
import { choices } from './lookups';
import { rulesFor } from './rules';
import {
  email,
  fault,
  flag,
  id,
  input,
  oneOf,
  out,
  pageFields,
  requiredFlag,
  requiredId,
  requiredText,
  text,
  version,
  zeroOrId,
} from './schemas';

const row = out.record({
  id: out.integer(),
  firstName: out.text(),
  lastName: out.text(),
  email: out.text(),
  role: out.text(),
  companyId: out.nullableInteger(),
  companyName: out.nullableText(),
  venueId: out.integer(),
  venueName: out.nullableText(),
  allVenue: out.flag(),
  active: out.flag(),
  version: out.integer(),
});

/** Roles that work for one company (D-28). */
export const worksForCompany = (role: unknown): boolean => role === 'PanelVenueUser' || role === 'PanelReportUser';

interface Scope {
  role?: unknown;
  allVenue?: boolean;
}

/** Company and venue of an account (D-28): asked of the roles that have one, of no meaning for the others. */
const scope = () => ({
  companyId: id()
    .nullable()
    .test('required_if', fault('required'), function required(value) {
      return value != null || !worksForCompany((this.parent as Scope).role);
    }),
  venueId: zeroOrId().test('required_if', fault('required'), function required(value) {
    const { role, allVenue } = this.parent as Scope;
    return !worksForCompany(role) || allVenue === true || Boolean(value) || (allVenue === undefined && value === 0);
  }),
  allVenue: flag(),
});

/** Names whose letters cannot be taken for others (ADR 0016); initials, hyphens and apostrophes are free. */
const name = () =>
  requiredText().test('latin_letters', fault('latin_letters'), (value) => value == null || isLatinText(value));

const names = () => ({ firstName: name(), lastName: name() });

export const panelUserRules = rulesFor<typeof panelUserEntries>()({
  list: { input: input(pageFields()), payload: out.page(row) },
  detail: { input: input({ id: requiredId() }), payload: row },
  create: {
    input: input({ ...names(), email: email(), role: oneOf(panelUserRoles), ...scope(), active: requiredFlag() }),
    payload: row,
  },
  update: {
    input: input({
      id: requiredId(),
      ...names(),
      role: oneOf(roles),
      ...scope(),
      active: requiredFlag(),
      version: version(),
    }),
    payload: out.flag(),
  },
  updateActive: { input: input({ id: requiredId(), active: requiredFlag() }), payload: out.flag() },
  venues: { input: input({ id: requiredId() }), payload: choices },
  sessions: { input: input({ id: requiredId() }), payload: out.list(sessionRow) },
  endSession: { input: input({ id: requiredId(), sessionId: text(64) }), payload: out.flag() },
  endSessions: { input: input({ id: requiredId() }), payload: out.flag() },
});
