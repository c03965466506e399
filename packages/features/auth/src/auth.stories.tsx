import { authEntries, type Client, type LoginInput, type Role } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { fakeClient, networkFault, refusal, type Stub, stub } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { ChangePasswordPage } from './change-password/ChangePasswordPage';
import { ForgotPasswordPage } from './forgot-password/ForgotPasswordPage';
import { SessionLockDialog } from './lock/SessionLockDialog';
import { SessionsPage } from './sessions/SessionsPage';
import { SignInPage } from './sign-in/SignInPage';
import { sessionRow, threeSessions } from './testing/sessions';

export default { title: 'Auth' };

const nothing = () => {};
const never = () => new Promise<never>(nothing);
const refuse = (error: Error) => () => Promise.reject(error);
const wrong = refuse(refusal('email_or_password_incorrect'));

const Stage = ({
  stubs,
  roles,
  children,
}: {
  stubs: readonly Stub[];
  roles?: readonly Role[];
  children: ReactNode;
}) => {
  const [client] = useState<Client>(() => fakeClient(stubs, { roles }));
  return (
    <TelveProvider client={client} background="surface">
      {children}
    </TelveProvider>
  );
};

const signIn = (login: (input: LoginInput) => Promise<void>, props = {}) => (
  <SignInPage login={login} forgotPasswordHref="#" {...props} />
);

export const SignIn = () => signIn(() => Promise.resolve());
export const SignInSending = () => signIn(never);
/** Any password is wrong. */
export const SignInRefused = () => signIn(wrong);
export const SignInUnreachable = () => signIn(refuse(networkFault()));
export const SignInExpired = () => signIn(wrong, { ended: 'expired' });
export const SignInForbidden = () => signIn(wrong, { ended: 'forbidden' });
export const SignInAfterLogout = () => signIn(wrong, { ended: 'logout' });
export const SignInStorageBlocked = () => signIn(wrong, { persistent: false });
export const SignInNarrow = () => <div style={{ maxWidth: 390 }}>{signIn(wrong)}</div>;

const forgot = (answer: boolean | (() => Promise<never>)) => (
  <Stage stubs={[stub(authEntries.forgotPassword, answer)]}>
    <ForgotPasswordPage />
  </Stage>
);

export const ForgotPassword = () => forgot(true);
export const ForgotPasswordSending = () => forgot(never);
export const ForgotPasswordUnknown = () => forgot(refuse(refusal('user_not_found')));

const change = (answer: () => Promise<never>, roles: readonly Role[], forced = false) => (
  <Stage stubs={[stub(authEntries.changePassword, answer)]} roles={roles}>
    <ChangePasswordPage forced={forced} onChanged={nothing} />
  </Stage>
);

export const ChangePassword = () => change(never, ['PanelVenueUser']);
export const ChangePasswordOfStaff = () => change(never, ['PanelUser']);
export const ChangePasswordForced = () => change(never, ['PanelVenueUser'], true);
export const ChangePasswordIncorrect = () => change(refuse(refusal('password_incorrect')), ['PanelVenueUser']);
export const ChangePasswordCommon = () => change(refuse(refusal('password_common')), ['PanelVenueUser']);

const sessions = (answer: Parameters<typeof stub<Record<string, never>, ReturnType<typeof threeSessions>>>[1]) => (
  <Stage stubs={[stub(authEntries.sessions, answer), stub(authEntries.endSession, true)]}>
    <SessionsPage />
  </Stage>
);

export const Sessions = () => sessions(threeSessions());
export const SessionsOnlyThis = () => sessions([sessionRow()]);
export const SessionsLoading = () => sessions(never);
export const SessionsFailed = () => sessions(refuse(networkFault()));

const lock = (login: () => Promise<void>) => (
  <SessionLockDialog email="deniz@telve.example" login={login} onGiveUp={nothing} />
);

export const SessionLock = () => lock(never);
export const SessionLockWrongPassword = () => lock(wrong);
