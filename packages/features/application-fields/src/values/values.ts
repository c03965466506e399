import {
  type ApplicationDocument,
  type ApplicationFields,
  type ApplicationState,
  applicationDocuments,
  type MerchantApplication,
  type PreApplicationFields,
  type UpdateApplicationInput,
} from '@telve/api';
import { parsePhone } from '@telve/locale';

/** Values of the full form. The phone is its ten digits; `files` are newly chosen ones. */
export interface ApplicationValues
  extends ApplicationFields,
    Pick<PreApplicationFields, 'storeName' | 'authorizedPerson' | 'phoneNumber'> {
  /** Follows from the IBAN; never sent. */
  bankName: string;
  /** The own invoice address while the company's is taken in its place; never sent. */
  ownInvoiceAddress: string;
  files: Record<ApplicationDocument, File | null>;
}

const noFiles = (): ApplicationValues['files'] =>
  Object.fromEntries(applicationDocuments.map((document) => [document, null])) as ApplicationValues['files'];

/** A stored application as form values. */
export const toValues = (application: MerchantApplication): ApplicationValues => ({
  storeName: application.storeName,
  authorizedPerson: application.authorizedPerson,
  phoneNumber: parsePhone(application.phoneNumber) ?? application.phoneNumber,
  companyName: application.companyName,
  ownerName: application.ownerName,
  companyTitle: application.companyTitle,
  companyType: application.companyType,
  kepAddress: application.kepAddress,
  companyMail: application.companyMail,
  companyAddress: application.companyAddress,
  taxOffice: application.taxOffice,
  taxIdNumber: application.taxIdNumber,
  invoiceAddress: application.invoiceAddress,
  ownInvoiceAddress: '',
  iban: application.iban,
  bankName: application.bankName,
  accountName: application.accountName,
  authorizedPersonTitle: application.authorizedPersonTitle,
  authorizedPersonMail: application.authorizedPersonMail,
  subscriptionType: application.subscriptionType,
  coffeeSizeType: application.coffeeSizeType,
  milkType: application.milkType,
  storeAddress: application.storeAddress,
  files: noFiles(),
});

/** Form values as the body of the save: every field, and the files that were newly chosen (WIZ-61). */
export const toUpdate = (
  id: number,
  { bankName, ownInvoiceAddress, files, ...fields }: ApplicationValues,
): UpdateApplicationInput => ({
  id,
  ...fields,
  ...Object.fromEntries(Object.entries(files).filter(([, file]) => file !== null)),
});

/** Documents that a stored application has. */
export const storedDocuments = (
  application: Partial<Pick<MerchantApplication, `${ApplicationDocument}Url`>>,
): ReadonlySet<ApplicationDocument> =>
  new Set(applicationDocuments.filter((document) => application[`${document}Url`]));

/** What completeness is told from: a document counts when it is newly chosen or already stored (WIZ-11). */
export const stateOfValues = (
  { files, ...values }: ApplicationValues,
  stored: ReadonlySet<ApplicationDocument>,
): ApplicationState => ({
  ...values,
  documents: new Set(applicationDocuments.filter((document) => files[document] !== null || stored.has(document))),
});

const isDocument = (path: string): path is ApplicationDocument =>
  (applicationDocuments as readonly string[]).includes(path);

/** Field of the form to a path of the call's input: files stand under `files`. */
export const fieldOf = (path: string): string => (isDocument(path) ? `files.${path}` : path);
