import {
  type ApplicationDocument,
  type ApplicationStatus,
  applicationDocuments,
  applicationEntries as calls,
  type MerchantApplication,
  type UpdateApplicationInput,
} from '@telve/api';
import { type FakeClient, fakeClient, refusal, stub } from '@telve/testing';
import { application, storedDocument } from './application';

const saved = (before: MerchantApplication, { id: _id, version: _version, ...input }: UpdateApplicationInput) => {
  const isDocument = (name: string): name is ApplicationDocument =>
    (applicationDocuments as readonly string[]).includes(name);
  const names = Object.keys(input);
  const fields = Object.fromEntries(Object.entries(input).filter(([name]) => !isDocument(name)));
  const sent = names.filter(isDocument).map((name) => storedDocument(name, { name: (input[name] as File).name }));
  const kept = (before.documents ?? []).filter(({ document }) => !names.includes(document));
  const urls = Object.fromEntries(sent.map(({ document, url }) => [`${document}Url`, url]));
  return { ...before, ...fields, ...urls, documents: [...kept, ...sent], documentsWanted: false };
};

/** A back end with one application that saves, changes the status and knows the bank of every IBAN. */
export const wizardClient = (start: MerchantApplication | null = application()): FakeClient => {
  let now = start;
  return fakeClient(
    [
      stub(calls.byEmail, () => {
        if (!now) throw refusal('not_found', { status: 404 });
        return now;
      }),
      stub(calls.bankInfo, { bankName: 'Örnek Bankası' }),
      stub(calls.update, (input: UpdateApplicationInput) => {
        now = saved(now as MerchantApplication, input);
        return now;
      }),
      stub(calls.changeStatus, ({ status }: { status: ApplicationStatus }) => {
        now = { ...(now as MerchantApplication), status };
        return true;
      }),
    ],
    { roles: ['AppliedMerchantUser'] },
  );
};
