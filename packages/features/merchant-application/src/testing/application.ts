import type { ApplicationDocument, MerchantApplication, StoredDocument } from '@telve/api';
import { applicationDocuments } from '@telve/api';

/** An application that was approved before and holds nothing else yet: the wizard starts from it. */
export const application = (part: Partial<MerchantApplication> = {}): MerchantApplication => ({
  id: 4187,
  status: 'PreApproved',
  creationDate: '2026-11-20T08:30:00.000Z',
  storeName: 'Kırık Fincan Moda',
  authorizedPerson: 'Elif Tandoğmuş',
  phoneNumber: '+905324180726',
  email: 'elif@kirikfincan.example',
  address: 'Moda Cad. No: 12, Kadıköy',
  companyName: 'Kırık Fincan Moda',
  ownerName: '',
  companyTitle: '',
  companyType: 'Individual',
  kepAddress: '',
  companyMail: '',
  companyAddress: '',
  taxOffice: '',
  taxIdNumber: '',
  invoiceAddress: '',
  iban: '',
  bankName: '',
  accountName: '',
  authorizedPersonTitle: '',
  authorizedPersonMail: '',
  subscriptionType: 'PLUS',
  agreementType: 'PLUS',
  coffeeSizeType: [],
  milkType: [],
  storeAddress: '',
  taxPlateUrl: null,
  certificateOfActivityUrl: null,
  signatureCircularUrl: null,
  tradeRegistryRecordUrl: null,
  contractUrl: null,
  documents: [],
  documentsWanted: false,
  history: [],
  version: 1,
  ...part,
});

/** A valid IBAN of a bank that the fake server knows. */
export const iban = 'TR600006201234567890123456';

/** Steps 1 to 4 are filled in. */
export const filledFields = {
  ownerName: 'Elif Tandoğmuş',
  companyTitle: 'Kırık Fincan Gıda Ltd. Şti.',
  companyMail: 'bilgi@kirikfincan.example',
  iban,
  bankName: 'Örnek Bankası',
  accountName: 'Kırık Fincan Gıda',
  authorizedPersonTitle: 'Müdür',
  authorizedPersonMail: 'elif@kirikfincan.example',
  coffeeSizeType: ['Small', 'Medium'],
  milkType: ['FullFat'],
  storeAddress: 'Moda Cad. No: 12',
} satisfies Partial<MerchantApplication>;

/** A document as the server has it. */
export const storedDocument = (document: ApplicationDocument, part: Partial<StoredDocument> = {}): StoredDocument => ({
  document,
  name: `${document}.pdf`,
  type: 'application/pdf',
  size: 1_200_000,
  uploadedAt: '2026-11-21T09:00:00.000Z',
  url: `/files/${document}`,
  previewUrl: null,
  verdict: null,
  reason: null,
  note: null,
  ...part,
});

/** The addresses and records of stored documents. */
export const withDocuments = (
  documents: readonly StoredDocument[] = applicationDocuments.map((name) => storedDocument(name)),
): Partial<MerchantApplication> => ({
  ...Object.fromEntries(documents.map(({ document, url }) => [`${document}Url`, url])),
  documents: [...documents],
});

/** An application with everything, documents included. */
export const filledApplication = (part: Partial<MerchantApplication> = {}): MerchantApplication =>
  application({ ...filledFields, ...withDocuments(), ...part });

/** A file that is what its name says, of a size in bytes. */
export const pdf = (name = 'belge.pdf', size = 400): File => {
  const bytes = new Uint8Array(size);
  bytes.set(new TextEncoder().encode('%PDF-1.4\n'));
  return new File([bytes], name, { type: 'application/pdf' });
};
