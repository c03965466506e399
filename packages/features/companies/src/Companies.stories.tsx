import { type Client, companyEntries, type Entry } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { company, conflictWith, many, memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState } from 'react';
import { CompanyAddPage } from './CompanyAddPage';
import { CompanyEditPage } from './CompanyEditPage';
import { CompanyListPage } from './CompanyListPage';
import { type CompanyClientOptions, companyClient } from './testing/companyClient';

export default { title: 'Companies' };

function Stage({ make, children = <CompanyListPage /> }: { make: () => Client; children?: ReactNode }) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation().current());
  return (
    <TelveProvider client={client} navigation={navigation} background="surface">
      {children}
    </TelveProvider>
  );
}

const staged = (children?: ReactNode, options?: CompanyClientOptions) => (
  <Stage make={() => companyClient(options)}>{children}</Stage>
);

// biome-ignore lint/suspicious/noExplicitAny: any call may stand still or fail.
const answering = (entry: Entry<any, any>, answer: () => Promise<never>, children?: ReactNode) => (
  <Stage
    make={() => {
      const client = companyClient();
      client.answer(entry, answer);
      return client;
    }}
  >
    {children}
  </Stage>
);

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

export const List = () => staged();
export const Pages = () => staged(undefined, { companies: many(60, ({ id }) => company({ id })) });
export const Empty = () => staged(undefined, { companies: [] });
export const Loading = () => answering(companyEntries.list, never);
export const Failed = () => answering(companyEntries.list, fails);
export const SwitchFails = () => answering(companyEntries.setActive, fails);

/** Press Dışa aktar. */
export const Exporting = () => answering(companyEntries.exportList, never);
export const ExportFails = () => answering(companyEntries.exportList, fails);
export const OtherRole = () => staged(undefined, { roles: ['PanelVenueUser'] });
export const NothingFound = () =>
  staged(<CompanyListPage state={{ page: 1, size: 10, search: 'zzz', filters: {} }} onStateChange={() => {}} />);

/** The card form: each value is on the card. */
export const Narrow = () => <div style={{ maxWidth: 390 }}>{staged()}</div>;

export const Add = () => staged(<CompanyAddPage />);
export const AddFails = () => answering(companyEntries.create, fails, <CompanyAddPage />);

export const AddOtherRole = () => staged(<CompanyAddPage />, { roles: ['PanelVenueUser'] });

export const Edit = () => staged(<CompanyEditPage id={1} />);
export const EditClosed = () => staged(<CompanyEditPage id={3} />);
export const EditLoading = () => answering(companyEntries.detail, never, <CompanyEditPage id={1} />);
export const EditFailed = () => answering(companyEntries.detail, fails, <CompanyEditPage id={1} />);
export const EditNotFound = () => staged(<CompanyEditPage id={99} />);

/** Save: another company has the tax number. */
export const EditTaxNumberTaken = () => {
  const code = 'company_already_exists';
  const taken = refusal(code, { status: 409, fields: [{ field: 'taxIdentity', code }] });
  return answering(companyEntries.update, () => Promise.reject(taken), <CompanyEditPage id={1} />);
};
export const EditNarrow = () => <div style={{ maxWidth: 390 }}>{staged(<CompanyEditPage id={3} />)}</div>;

/** Change the name and save: somebody else has saved meanwhile. */
export const EditConflict = () =>
  answering(
    companyEntries.update,
    () => Promise.reject(conflictWith(company({ companyName: 'Kırık Fincan Kahve', version: 2 }))),
    <CompanyEditPage id={1} />,
  );
