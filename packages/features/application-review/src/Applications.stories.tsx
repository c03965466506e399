import { applicationEntries, type Client, type Entry, type MerchantApplication } from '@telve/api';
import { TelveProvider } from '@telve/kit';
import { conflictWith, many, memoryNavigation, refusal } from '@telve/testing';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { ApplicationDetailPage } from './detail/ApplicationDetailPage';
import { ApplicationListPage } from './list/ApplicationListPage';
import { applicationClient, takenBy } from './testing/applicationClient';
import { application, fiveDocuments, newApplication, numbered, storedDocument } from './testing/applications';
import { smallPdf } from './testing/smallPdf';

export default { title: 'Applications' };

interface StageProps {
  make: () => Client;
  query?: string | undefined;
  children: ReactNode;
}

function Stage({ make, query = '', children }: StageProps) {
  const [client] = useState(make);
  const [navigation] = useState(() => memoryNavigation(query));
  const current = useSyncExternalStore(navigation.subscribe, navigation.current);
  return (
    <TelveProvider client={client} navigation={current} background="surface">
      {children}
    </TelveProvider>
  );
}

// biome-ignore lint/suspicious/noExplicitAny: any call may stand still or fail.
type Refusing = readonly [entry: Entry<any, any>, answer: () => Promise<never>];

const clientOf = (applications?: readonly MerchantApplication[], refusing?: Refusing) => () => {
  const client = applicationClient(applications);
  if (refusing) client.answer(...refusing);
  return client;
};

const listed = (query?: string, applications?: readonly MerchantApplication[], refusing?: Refusing) => (
  <Stage make={clientOf(applications, refusing)} query={query}>
    <ApplicationListPage />
  </Stage>
);

const opened = (stored: MerchantApplication, query?: string, refusing?: Refusing) => (
  <Stage make={clientOf([stored], refusing)} query={query}>
    <ApplicationDetailPage id={stored.id} />
  </Stage>
);

const never = () => new Promise<never>(() => {});
const refused = (error: Error) => () => Promise.reject(error);
const fails = refused(refusal('internal_error', { status: 500 }));

export const List = () => listed();
export const Pages = () => listed(undefined, many(60, numbered));
export const Empty = () => listed(undefined, []);
export const NothingFound = () => listed('search=yok');
export const Rejected = () => listed('status=Rejected');
export const Loading = () => listed(undefined, undefined, [applicationEntries.list, never]);
export const Failed = () => listed(undefined, undefined, [applicationEntries.list, fails]);

/** Press Dışa aktar. */
export const Exporting = () => listed(undefined, undefined, [applicationEntries.exportList, never]);
export const ExportFails = () => listed(undefined, undefined, [applicationEntries.exportList, fails]);

/** Cards instead of the table. */
export const Narrow = () => <div style={{ maxWidth: 390 }}>{listed()}</div>;

export const DetailNew = () => opened(newApplication());
export const DetailPreApproved = () => opened(newApplication({ status: 'PreApproved' }));
export const DetailPending = () => opened(application());

/** What is missing leads to its field; Tamamla waits. */
export const DetailIncomplete = () => opened(application({ taxOffice: '', taxIdNumber: '482019', invoiceAddress: '' }));
export const DetailSentBack = () => opened(application({ documentsWanted: true }));
export const DetailWaitingForOpening = () => opened(application({ status: 'AwaitingStoreOpening' }));
export const DetailRejected = () => opened(application({ status: 'Rejected' }));
export const DetailCompleted = () => opened(application({ status: 'Completed' }));
export const DetailLoading = () => opened(application(), undefined, [applicationEntries.detail, never]);
export const DetailFailed = () => opened(application(), undefined, [applicationEntries.detail, fails]);
export const DetailNotFound = () =>
  opened(application(), undefined, [applicationEntries.detail, refused(refusal('not_found', { status: 404 }))]);
export const DetailNarrow = () => <div style={{ maxWidth: 390 }}>{opened(application())}</div>;

/** Another back end, which tells links alone. */
export const DetailWithoutReview = () => {
  const { documents: _documents, documentsWanted: _wanted, history: _history, ...plain } = application();
  return opened(plain);
};

/** Press Onayla: somebody else was first. */
export const DecisionTooLate = () =>
  opened(newApplication(), undefined, [applicationEntries.changeStatus, refused(takenBy('Rejected'))]);

/** Change the store's name and save: somebody else has saved meanwhile. */
export const SaveConflict = () =>
  opened(newApplication(), undefined, [
    applicationEntries.update,
    refused(conflictWith(newApplication({ storeName: 'Güneşli Fırın', version: 2 }))),
  ]);

const pdf = () => URL.createObjectURL(new Blob([smallPdf(['Birinci', 'Ikinci'])], { type: 'application/pdf' }));

export const Documents = () => opened(application(), 'document=taxPlate');
export const DocumentPdf = () => {
  const [url] = useState(pdf);
  const contract = storedDocument({ document: 'contract', name: 'sozlesme.pdf', type: 'application/pdf', url });
  return opened(application({ documents: [...fiveDocuments().slice(0, 4), contract] }), 'document=contract');
};
export const DocumentsDecided = () => opened(application({ status: 'Completed' }), 'document=contract');

/** Press Geri gönder after a verdict. */
export const SendingBackFails = () =>
  opened(application(), 'document=taxPlate', [applicationEntries.reviewDocuments, fails]);
export const DocumentsNarrow = () => (
  <div style={{ maxWidth: 390 }}>{opened(application(), 'document=signatureCircular')}</div>
);
