import type { ApplicationRow, MerchantApplication, StoredDocument } from '@telve/api';

/** A stored document: a picture with a preview, unless told otherwise. */
export const storedDocument = (part: Partial<StoredDocument> = {}): StoredDocument => ({
  document: 'taxPlate',
  name: 'vergi-levhasi-2026.jpg',
  type: 'image/jpeg',
  size: 1_200_000,
  uploadedAt: '2026-11-26T15:40:00Z',
  url: '/files/1?signature=a',
  previewUrl: picture,
  verdict: null,
  reason: null,
  note: null,
  ...part,
});

/** A grey picture of 3 to 4, without a network. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#ddd"/></svg>',
)}`;

/** The five documents, all pictures. */
export const fiveDocuments = (): StoredDocument[] => [
  storedDocument(),
  storedDocument({ document: 'certificateOfActivity', name: 'faaliyet.png', type: 'image/png', size: 3_800_000 }),
  storedDocument({ document: 'signatureCircular', name: 'imza.jpg', size: 2_100_000 }),
  storedDocument({ document: 'tradeRegistryRecord', name: 'sicil.jpg', size: 900_000 }),
  storedDocument({ document: 'contract', name: 'sozlesme.jpg', size: 4_600_000 }),
];

/** The links of the wire, out of the documents. */
const urlsOf = (documents: readonly StoredDocument[]) => ({
  taxPlateUrl: null,
  certificateOfActivityUrl: null,
  signatureCircularUrl: null,
  tradeRegistryRecordUrl: null,
  contractUrl: null,
  ...Object.fromEntries(documents.map(({ document, url }) => [`${document}Url`, url])),
});

/** An application in PendingApproval that lacks nothing. */
export const application = ({
  documents = fiveDocuments(),
  ...part
}: Partial<MerchantApplication> = {}): MerchantApplication => ({
  id: 4187,
  status: 'PendingApproval',
  creationDate: '2026-11-21T07:24:00Z',
  storeName: 'Kırık Fincan Moda',
  authorizedPerson: 'Elif Tandoğmuş',
  phoneNumber: '+905324180726',
  email: 'elif@kirikfincan.example',
  address: 'Sakız Gülü Sok. No: 18, Kadıköy',
  companyName: 'Kırık Fincan Moda',
  ownerName: 'Elif Tandoğmuş',
  companyTitle: 'Kırık Fincan Gıda Ltd. Şti.',
  companyType: 'Limited',
  kepAddress: '',
  companyMail: 'muhasebe@kirikfincan.example',
  companyAddress: 'Moda Cad. 1',
  taxOffice: 'Kadıköy',
  taxIdNumber: '4820193756',
  invoiceAddress: 'Bahariye Cad. 2',
  iban: 'TR330006100519786457841326',
  bankName: 'Örnek Katılım Bankası',
  accountName: 'Kırık Fincan Gıda Ltd. Şti.',
  authorizedPersonTitle: 'Şirket müdürü',
  authorizedPersonMail: 'elif@kirikfincan.example',
  subscriptionType: 'PLUS',
  agreementType: 'PLUS',
  coffeeSizeType: ['Large', 'Small'],
  milkType: ['FullFat', 'WithoutMilk'],
  storeAddress: 'Sakız Gülü Sok. No: 18, Kadıköy',
  documents,
  documentsWanted: false,
  history: [
    { status: 'NewApplication', at: '2026-11-21T07:24:00Z', by: null },
    { status: 'PreApproved', at: '2026-11-23T06:12:00Z', by: 'Nehir Saraçgil' },
    { status: 'PendingApproval', at: '2026-11-26T15:40:00Z', by: 'Elif Tandoğmuş' },
  ],
  version: 1,
  ...urlsOf(documents),
  ...part,
});

/** A new application: the five fields alone. */
export const newApplication = (part: Partial<MerchantApplication> = {}): MerchantApplication =>
  application({
    id: 4192,
    status: 'NewApplication',
    storeName: 'Güneşli Kahve Evi',
    documents: [],
    history: [{ status: 'NewApplication', at: '2026-11-26T07:24:00Z', by: null }],
    ...part,
  });

/** A row of the list, out of an application. */
export const rowOf = (of: MerchantApplication): ApplicationRow => ({
  id: of.id,
  storeName: of.storeName,
  authorizedPerson: of.authorizedPerson,
  email: of.email,
  phoneNumber: of.phoneNumber,
  creationDate: of.creationDate,
  status: of.status,
  statusSince: of.history?.at(-1)?.at ?? of.creationDate,
  documentCount: of.documents?.length ?? 0,
  documentsWanted: of.documentsWanted === true,
});

/** An application for pages of a list, numbered. */
export const numbered = ({ id }: { id: number }): MerchantApplication =>
  application({ id, storeName: `Mağaza ${id}`, email: `magaza${id}@posta.example` });

/** One in each of some states. */
export const sampleApplications: readonly MerchantApplication[] = [
  newApplication(),
  newApplication({
    id: 4191,
    status: 'PendingPreApproval',
    storeName: 'Yağmur Fincan',
    creationDate: '2026-11-25T07:00:00Z',
  }),
  application(),
  application({ id: 4183, storeName: 'Işıklı Pasaj Kahvecisi', documentsWanted: true }),
  application({ id: 4170, storeName: 'Şehir Kulübü Kahve', status: 'Rejected' }),
  application({ id: 4166, storeName: 'Bakır Cezve Nilüfer', status: 'Completed' }),
];
