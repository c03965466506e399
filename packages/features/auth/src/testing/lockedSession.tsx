import {
  authEntries,
  type Client,
  createClient,
  createSession,
  type Session,
  type SignedIn,
  type Transport,
  type TransportRequest,
  type TransportResponse,
  timePeriodEntries,
} from '@telve/api';
import { EntityForm, FormSaveBar, FormTextField, TelveProvider, useDirtyRegistry, useUploads } from '@telve/kit';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { SessionLockDialog } from '../lock/SessionLockDialog';

const segment = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const token = (serial: number) =>
  `${segment({ alg: 'none' })}.${segment({ id: 7, roleName: 'PanelUser', exp: 4102444800, serial })}.x`;

const signedIn = (serial: number): SignedIn => ({
  accessToken: token(serial),
  refreshToken: `refresh-${serial}`,
  nameSurname: 'Deniz Kara',
  email: 'deniz@telve.example',
  mustChangePassword: false,
});

const reply = (status: number, payload: unknown, code?: string): TransportResponse => ({
  status,
  header: () => null,
  body: {
    processStatus: code ? 'ERROR' : 'Success',
    payload,
    friendlyMessage: code ? { code, title: '', message: '' } : null,
    errors: [],
  },
});

/** Paths of the requests, in their order, each with the token's serial number. */
export interface LockApi {
  transport: Transport;
  requests: readonly TransportRequest[];
  to(path: string): TransportRequest[];
  begin(): SignedIn;
  /** Neither the access token nor a renewal is good any more. */
  endOnServer(): void;
}

/** An API in memory whose sessions can be ended, and whose password is "dogru-sifre". */
export const lockApi = (): LockApi => {
  const requests: TransportRequest[] = [];
  let serial = 0;
  let alive = '';
  const begin = () => {
    serial += 1;
    const answer = signedIn(serial);
    alive = answer.accessToken;
    return answer;
  };
  return {
    requests,
    to: (path) => requests.filter(({ url }) => url === path),
    begin,
    endOnServer: () => {
      alive = '';
    },
    transport: async (request) => {
      requests.push(request);
      if (request.url === authEntries.login.path) {
        const { password } = request.body as { password: string };
        return password === 'dogru-sifre' ? reply(200, begin()) : reply(400, null, 'email_or_password_incorrect');
      }
      const bearer = (request.headers['Authorization'] ?? '').replace('Bearer ', '');
      return alive !== '' && bearer === alive ? reply(200, { id: 1 }) : reply(401, null, 'unauthorized');
    },
  };
};

/** Client and session over an API in memory, signed in. */
export const openSession = (api: LockApi): { client: Client; session: Session } => {
  const session = createSession({ transport: api.transport });
  session.signIn(api.begin());
  return { session, client: createClient({ transport: api.transport, auth: session }) };
};

const fields = Array.from({ length: 10 }, (_, index) => `field${index + 1}`);
const labels = Object.fromEntries(fields.map((name, index) => [name, `Alan ${index + 1}`]));
const initial = Object.fromEntries(fields.map((name) => [name, '']));

function Uploading({ send }: { send: (signal: AbortSignal, onProgress: (share: number) => void) => Promise<void> }) {
  const { uploads, add } = useUploads({ send: (_file, { signal, onProgress }) => send(signal, onProgress) });
  return (
    <>
      <button type="button" onClick={() => add([new File(['x'], 'levha.pdf')])}>
        Dosya gönder
      </button>
      <output>{uploads.map(({ file, state, share }) => `${file.name} ${state} ${share}`).join()}</output>
    </>
  );
}

function Hold({ session, children }: { session: Session; children: ReactNode }) {
  const { isDirty } = useDirtyRegistry();
  useEffect(() => session.holdWhile(isDirty), [session, isDirty]);
  return <>{children}</>;
}

export interface LockedPageProps {
  client: Client;
  session: Session;
  send: (signal: AbortSignal, onProgress: (share: number) => void) => Promise<void>;
  onSaved: () => void;
}

/** A host's page with a form of ten fields and an upload, under the lock of its session. */
export function LockedPage({ client, session, send, onSaved }: LockedPageProps) {
  const { status, user } = useSyncExternalStore(session.subscribe, session.getState);
  return (
    <TelveProvider client={client} background="surface">
      <Hold session={session}>
        {user ? (
          <main>
            <EntityForm
              entry={timePeriodEntries.create}
              rules={() => import('@telve/api/rules/time-periods').then((module) => module.timePeriodRules.create)}
              initial={initial}
              toInput={() => ({ timePeriod: 15, active: true })}
              labels={labels}
              onSaved={onSaved}
            >
              {fields.map((name) => (
                <FormTextField key={name} name={name} optional />
              ))}
              <FormSaveBar />
            </EntityForm>
            <Uploading send={send} />
          </main>
        ) : (
          <p>Oturum kapalı</p>
        )}
        {status === 'locked' && user && (
          <SessionLockDialog
            email={user.email}
            login={async (input) => session.signIn(await client.call(authEntries.login, input))}
            onGiveUp={session.giveUp}
          />
        )}
      </Hold>
    </TelveProvider>
  );
}
