import type { authEntries } from '../contract/auth';
import { limits } from '../contract/limits';
import { rulesFor } from './rules';
import { email, flag, input, out, requiredText, text } from './schemas';

const tokens = { accessToken: out.text(), refreshToken: out.text() };
const signedIn = out.record({
  ...tokens,
  nameSurname: out.text(),
  email: out.text(),
  mustChangePassword: out.flag(),
});

/** A signed-in device, of the caller or of somebody else. */
export const sessionRow = out.record({
  id: out.text(),
  device: out.text(),
  address: out.text(),
  createdAt: out.text(),
  lastSeenAt: out.text(),
  current: out.flag(),
});

/** A password as typed; how long a chosen one must be depends on the account (D-91), so the server checks that. */
const password = () => requiredText(limits.passwordMax * 2);

export const authRules = rulesFor<typeof authEntries>()({
  login: { input: input({ email: email(), password: password(), etkContract: flag() }), payload: signedIn },
  refreshToken: { input: input({ refreshToken: requiredText(512) }), payload: out.record(tokens) },
  forgotPassword: { input: input({ email: email() }), payload: out.flag() },
  newPassword: { input: input({ email: email() }), payload: out.flag() },
  merchantForgotPassword: { input: input({ email: email() }), payload: out.flag() },
  logout: { input: input({}), payload: out.flag() },
  changePassword: { input: input({ currentPassword: password(), newPassword: password() }), payload: signedIn },
  sessions: { input: input({}), payload: out.list(sessionRow) },
  endSession: { input: input({ id: text(64) }), payload: out.flag() },
});
