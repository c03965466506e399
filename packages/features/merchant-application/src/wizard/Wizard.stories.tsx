import { applicationEntries, type Client, type Entry, type MerchantApplication } from '@telve/api';
import { toValues } from '@telve/application-fields';
import { type DraftStorage, TelveProvider } from '@telve/kit';
import { memoryNavigation, refusal } from '@telve/testing';
import { useState, useSyncExternalStore } from 'react';
import { application, filledApplication, filledFields, storedDocument, withDocuments } from '../testing/application';
import { memoryDrafts } from '../testing/memoryDrafts';
import { wizardClient } from '../testing/wizardClient';
import { WizardPage } from './WizardPage';

export default { title: 'Application wizard' };

interface StageProps {
  make: () => Client;
  query?: string;
  drafts?: DraftStorage;
}

function Stage({ make, query = '', drafts }: StageProps) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation(query));
  const current = useSyncExternalStore(navigation.subscribe, navigation.current);
  const [kept] = useState(() => drafts ?? memoryDrafts());
  return (
    <TelveProvider client={client} navigation={current} drafts={kept} background="surface">
      <WizardPage email="elif@kirikfincan.example" templateUrl="/templates/sozlesme-sablonu.pdf" />
    </TelveProvider>
  );
}

const staged = (start: MerchantApplication | null, step = 'company') => (
  <Stage make={() => wizardClient(start)} query={`step=${step}`} />
);

// biome-ignore lint/suspicious/noExplicitAny: any call may stand still or fail.
const answering = (entry: Entry<any, any>, answer: () => Promise<never>, step = 'company') => (
  <Stage
    query={`step=${step}`}
    make={() => {
      const client = wizardClient(filledApplication());
      client.answer(entry, answer);
      return client;
    }}
  />
);

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(refusal('internal_error', { status: 500 }));

export const Company = () => staged(application());
export const Bank = () => staged(application(filledFields), 'bank');
export const Person = () => staged(application(filledFields), 'person');
export const Store = () => staged(application(filledFields), 'store');
export const Documents = () => staged(application(filledFields), 'documents');
export const Approval = () => staged(filledApplication(), 'approval');

/** Press Onayla and say yes: it stays under way. */
export const Sending = () => answering(applicationEntries.update, never, 'approval');
export const SaveFails = () => answering(applicationEntries.update, fails, 'approval');
export const StatusFails = () => answering(applicationEntries.changeStatus, fails, 'approval');

/** Press Onayla and say yes: the server refuses a file. */
export const FileRefused = () =>
  answering(
    applicationEntries.update,
    () =>
      Promise.reject(refusal('infected_file', { status: 422, fields: [{ field: 'contract', code: 'file_infected' }] })),
    'approval',
  );

const draft = {
  values: { ...toValues(application()), ...filledFields },
  step: 'store',
  savedAt: new Date(Date.now() - 3_600_000).toISOString(),
};

export const DraftFound = () => (
  <Stage make={() => wizardClient()} drafts={memoryDrafts({ 'merchant-application.4187': draft })} />
);

const blocked: DraftStorage = { load: fails, save: fails, clear: fails };

/** Type something: it cannot be kept. */
export const DraftBlocked = () => <Stage make={() => wizardClient()} drafts={blocked} />;

export const BeforeApproval = () => staged(application({ status: 'PendingPreApproval' }));
export const InReview = () => staged(filledApplication({ status: 'PendingApproval' }));
export const Rejected = () => staged(filledApplication({ status: 'Rejected' }));
export const Completed = () => staged(filledApplication({ status: 'Completed' }));

export const SentBack = () =>
  staged(
    filledApplication({
      status: 'PendingApproval',
      documentsWanted: true,
      ...withDocuments([
        storedDocument('taxPlate', { verdict: 'Fine' }),
        storedDocument('certificateOfActivity', { verdict: 'Fine' }),
        storedDocument('signatureCircular', {
          verdict: 'Again',
          reason: 'CutOff',
          note: '2. sayfanın altı kesik çıkmış, mühür görünmüyor.',
        }),
        storedDocument('tradeRegistryRecord', { verdict: 'Fine' }),
        storedDocument('contract', { verdict: 'Fine' }),
      ]),
    }),
  );

export const None = () => staged(null);
export const Loading = () => answering(applicationEntries.byEmail, never);
export const Failed = () => answering(applicationEntries.byEmail, fails);

/** Bars instead of the column of steps. */
export const Narrow = () => <div style={{ maxWidth: 390 }}>{staged(filledApplication(), 'documents')}</div>;
