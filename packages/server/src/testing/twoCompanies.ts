import { addAccount, addCompany, addVenue } from './fixtures';
import { type Answer, startTestServer, type TestServer } from './server';

/** Who asks: staff, a company's account, one of its venue's, one without a company. */
export type Asker = 'admin' | 'venue' | 'branch' | 'nowhere';

/** Two companies with venues, and an account of each kind, signed in. */
export interface TwoCompanies {
  server: TestServer;
  companies: { own: number; other: number };
  /** `kadikoy` and `besiktas` belong to the own company; `branch` works in Kadıköy. */
  venues: { kadikoy: number; besiktas: number; foreign: number };
  tokens: Record<Asker, string>;
  /** Makes a call as one of the accounts. */
  ask<P>(method: string, path: string, who?: Asker, body?: object): Promise<Answer<P>>;
}

/** Starts a server with two companies, for tests of what each may see and do. Close it with `server.close()`. */
export const startTwoCompanies = async (): Promise<TwoCompanies> => {
  const server = await startTestServer({ config: { limitsOff: true } });
  const { db } = server;
  const own = await addCompany(db, 'Çınar Kahve');
  const other = await addCompany(db, 'Yıldız Gıda');
  const kadikoy = await addVenue(db, { name: 'Kadıköy', companyId: own });
  const besiktas = await addVenue(db, { name: 'Beşiktaş', companyId: own });
  const foreign = await addVenue(db, { name: 'Yabancı', companyId: other });
  await addAccount(db, { email: 'admin@telve.example', role: 'PanelUser', firstName: 'İpek' });
  await addAccount(db, { email: 'venue@telve.example', role: 'PanelVenueUser', companyId: own });
  await addAccount(db, { email: 'branch@telve.example', role: 'PanelVenueUser', companyId: own, venueId: kadikoy });
  await addAccount(db, { email: 'nowhere@telve.example', role: 'PanelVenueUser' });
  const token = async (who: Asker) => (await server.signIn(`${who}@telve.example`)).accessToken;
  const tokens = {
    admin: await token('admin'),
    venue: await token('venue'),
    branch: await token('branch'),
    nowhere: await token('nowhere'),
  };
  return {
    server,
    companies: { own, other },
    venues: { kadikoy, besiktas, foreign },
    tokens,
    ask: (method, path, who = 'admin', body) => server.send(method, path, { token: tokens[who], body }),
  };
};
