import { type APIRequestContext, expect, request } from '@playwright/test';
import type { ApplicationRow, MerchantApplication } from '@telve/api';
import { applicationCalls } from '../pages/Applications';
import type { PanelApi } from '../support/panelApi';
import { type Applicant, arrivedPassword, newApplicant } from '../wizard/applicant';

let made = 0;

/** A word that no other application has; tests side by side never meet. */
export const newMark = (): string => {
  made += 1;
  return `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
};

/** Somebody's new application, whose store is named by a word of its own. */
export const newApplication = async (api: PanelApi): Promise<ApplicationRow> => {
  const mark = newMark();
  const email = `inceleme.${mark}@telve.example`;
  await api.post('/api/panelApplication/applicationForm', {
    storeName: `Gümüş Cezve ${mark}`,
    authorizedPerson: 'Yağmur Özgün',
    phoneNumber: '+905324180727',
    email,
    address: 'Bağdat Cad. No: 1, Kadıköy',
  });
  const query = { page: 1, size: 10, search: email };
  const { items } = await api.get<{ items: ApplicationRow[] }>(applicationCalls.list, query);
  const [found] = items;
  if (!found) throw new Error(`There is no application of ${email}`);
  return found;
};

/** The application as staff reads it. */
export const detailOf = (api: PanelApi, id: number): Promise<MerchantApplication> =>
  api.get<MerchantApplication>(applicationCalls.detail, { id });

/** A PDF of one page with a word in ASCII. */
export const wordPdf = (name: string, word: string) => {
  const drawn = `BT /F1 24 Tf 40 700 Td (${word}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>>',
    `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}`;
  const text = `${body}${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
};

/** What an applicant has to fill in; what staff alone needs besides is left out (STAFF-25). */
const filled = {
  ownerName: 'Elif Tandoğmuş',
  companyTitle: 'Kırık Fincan Gıda Ltd. Şti.',
  companyMail: 'muhasebe@kirikfincan.example',
  iban: 'TR600006201234567890123456',
  accountName: 'Kırık Fincan Gıda',
  authorizedPersonTitle: 'Müdür',
  authorizedPersonMail: 'elif@kirikfincan.example',
  storeAddress: 'Moda Cad. No: 12, Kadıköy',
  coffeeSizeType: '["Small"]',
  milkType: '["FullFat"]',
};

const files = {
  taxPlate: wordPdf('vergi.pdf', 'Levha'),
  certificateOfActivity: wordPdf('faaliyet.pdf', 'Faaliyet'),
  signatureCircular: wordPdf('imza.pdf', 'Imza'),
  tradeRegistryRecord: wordPdf('sicil.pdf', 'Sicil'),
  contract: wordPdf('sozlesme.pdf', 'Sozlesme'),
};

const tokenOf = async (http: APIRequestContext, path: string, data: object, token?: string): Promise<string> => {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const answer = await http.post(`/api/panel/auth/${path}`, { data, headers });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()).payload.accessToken;
};

/** An applicant with an own password, whose application waits in PendingApproval with five PDFs. */
export const handedIn = async (
  api: PanelApi,
  baseURL: string | undefined,
): Promise<Applicant & { password: string }> => {
  const applicant = await newApplicant(api);
  const { id, email } = applicant;
  const temporary = await arrivedPassword(api, email);
  const password = `cezve dolu ${email}`;
  const http = await request.newContext({ baseURL });
  const first = await tokenOf(http, 'login', { email, password: temporary, etkContract: true });
  const token = await tokenOf(http, 'change-password', { currentPassword: temporary, newPassword: password }, first);
  const headers = { authorization: `Bearer ${token}` };
  const saved = await http.put(applicationCalls.save, { headers, multipart: { id, ...filled, ...files } });
  expect(saved.status(), 'save of the applicant').toBe(200);
  const sent = await http.put(applicationCalls.status, { headers, data: { id, status: 'PendingApproval' } });
  expect(sent.status(), 'hand-in of the applicant').toBe(200);
  await http.dispose();
  return { ...applicant, password };
};
