import { authEntries, type Client, type Entry, lookupEntries, merchantUserEntries, panelUserEntries } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { conflictWith, many, memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { type MerchantUserClientOptions, merchantUserClient } from '../testing/merchantUserClient';
import { merchantUserRow, ofAllVenues, ofOneVenue } from '../testing/merchantUsers';
import { MerchantUserAddPage } from './MerchantUserAddPage';
import { MerchantUserEditPage } from './MerchantUserEditPage';
import { MerchantUserListPage } from './MerchantUserListPage';

export default { title: 'Merchant-app users' };

function Stage({ make, children = <MerchantUserListPage /> }: { make: () => Client; children?: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (children?: ReactNode, options?: MerchantUserClientOptions) => (
  <Stage make={() => merchantUserClient(options)}>{children}</Stage>
);

const answering = (
  // biome-ignore lint/suspicious/noExplicitAny: any call may stand still or fail.
  entry: Entry<any, any>,
  answer: () => Promise<never>,
  children?: ReactNode,
  options?: MerchantUserClientOptions,
) => (
  <Stage
    make={() => {
      const client = merchantUserClient(options);
      client.answer(entry, answer);
      return client;
    }}
  >
    {children}
  </Stage>
);

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));
const edit = (id: number) => <MerchantUserEditPage id={id} />;
const add = <MerchantUserAddPage />;

export const List = () => staged();
export const Pages = () => staged(undefined, { users: many(60, merchantUserRow) });
export const Empty = () => staged(undefined, { users: [] });
export const Loading = () => answering(merchantUserEntries.list, never);
export const Failed = () => answering(merchantUserEntries.list, fails);
export const SwitchFails = () => answering(merchantUserEntries.updateActive, fails);
export const NothingFound = () =>
  staged(<MerchantUserListPage state={{ page: 1, size: 10, search: 'yok', filters: {} }} onStateChange={() => {}} />);

/** No waiting accounts, and no filter for them. */
export const VenueUser = () => staged(undefined, { own: ofAllVenues });

/** The card form: each value is on the card. */
export const Narrow = () => <div style={{ maxWidth: 390 }}>{staged()}</div>;

export const Add = () => staged(add);
export const AddOfAllVenues = () => staged(add, { own: ofAllVenues });
export const AddOfOneVenue = () => staged(add, { own: ofOneVenue });
export const AddProfileFails = () => answering(panelUserEntries.detail, fails, add, { own: ofOneVenue });
export const AddCompaniesFail = () => answering(lookupEntries.merchantCompanies, fails, add);
export const AddFails = () => answering(merchantUserEntries.create, fails, add);
export const AddNarrow = () => <div style={{ maxWidth: 390 }}>{staged(add)}</div>;

export const Edit = () => staged(edit(1));
export const EditWaiting = () => staged(edit(2));
export const EditPassive = () => staged(edit(4));
export const EditLoading = () => answering(merchantUserEntries.detail, never, edit(1));
export const EditFailed = () => answering(merchantUserEntries.detail, fails, edit(1));
export const EditNotFound = () => staged(edit(99));
export const EditNarrow = () => <div style={{ maxWidth: 390 }}>{staged(edit(2))}</div>;
export const ResetRefused = () =>
  answering(
    authEntries.merchantForgotPassword,
    () => Promise.reject(refusal('reader_user_is_pending_approval', { status: 409 })),
    edit(1),
  );

/** Change the venue and save: somebody else has saved meanwhile. */
export const EditConflict = () =>
  answering(
    merchantUserEntries.update,
    () =>
      Promise.reject(
        conflictWith(
          merchantUserRow({
            version: 2,
            companyId: 2,
            company: 'Mercan Gıda ve Turizm A.Ş.',
            venueId: 21,
            department: 'Mercan Kahve Evi',
          }),
        ),
      ),
    edit(1),
  );
