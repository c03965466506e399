import type { Company } from '@telve/api';
import { addAccount } from './fixtures';
import { type Answer, startTestServer, type TestServer } from './server';

/** Address of the calls for companies. */
export const companyBase = '/api/panel/company';

/** A server with staff signed in, and calls that add and read companies. Close it with `server.close()`. */
export interface Companies {
  server: TestServer;
  token: string;
  /** A company with every field, another name and tax number for another `n`. */
  full(n: number): Record<string, unknown> & { companyName: string; companyTitle: string; taxIdentity: string };
  create(body: object, key?: string): Promise<Answer<Company>>;
  /** Adds the full company of `n` with other values where wished; throws when it is refused. */
  made(n: number, more?: object): Promise<Company>;
}

const full = (n: number) => ({
  companyName: `Çınar Kahve ${n}`,
  companySegment: 'Boutique',
  companyTitle: 'Çınar Gıda Ltd. Şti.',
  taxAdministration: 'Kadıköy',
  taxIdentity: String(1_000_000_000 + n),
  invoiceAddress: 'Bağdat Caddesi 1\nKadıköy',
  invoiceMailAddress: 'fatura@cinar.example',
  iban: 'TR33 0006 1005 1978 6457 8413 26',
  bankName: 'Örnek Bank',
  executiveName: 'Ayşe Çınarlı',
  executiveTitle: 'Müdür',
  executivePhoneNumber: '0532 123 45 67',
  active: true,
  coffeeExtras: 'True',
  companyStatus: 0,
  companyStatusReasonType: '',
});

export const startCompanies = async (): Promise<Companies> => {
  const server = await startTestServer({ config: { limitsOff: true } });
  await addAccount(server.db, { email: 'admin@telve.example', role: 'PanelUser', firstName: 'İpek' });
  const token = (await server.signIn('admin@telve.example')).accessToken;
  const create = (body: object, key?: string) =>
    server.send<Company>('POST', `${companyBase}/create-company`, {
      token,
      body,
      headers: key ? { 'idempotency-key': key } : {},
    });
  const made = async (n: number, more: object = {}): Promise<Company> => {
    const { body, text } = await create({ ...full(n), ...more });
    if (!body.payload) throw new Error(text);
    return body.payload;
  };
  return { server, token, full, create, made };
};
