import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateVenueInput, UpdateVenueInput, Venue } from '@telve/api';
import { addAccount, addCompany } from './fixtures';
import { type Answer, startTestServer, type TestServer } from './server';
import { venueInput } from './venueInputs';

export type Who = 'admin' | 'venue' | 'branch' | 'report' | 'other';

/** The venue editor over HTTP: two companies, five accounts, and a folder of pictures. */
export interface VenueEditor {
  server: TestServer;
  /** Own company, and a stranger's. */
  companies: readonly [number, number];
  tokens: Readonly<Record<Who, string>>;
  detail(id: number, who?: Who): Promise<Answer<Venue>>;
  create(change?: Partial<CreateVenueInput>, who?: Who, headers?: Record<string, string>): Promise<Answer<Venue>>;
  /** A stored venue. @throws when it is refused */
  add(change?: Partial<CreateVenueInput>): Promise<Venue>;
  update(input: UpdateVenueInput | Record<string, unknown>, who?: Who): Promise<Answer<boolean>>;
  /** A stored venue as its form would send it, changed. */
  formOf(venue: Venue, change?: Partial<UpdateVenueInput>): UpdateVenueInput;
  /** Names of the stored pictures. */
  pictures(): Promise<string[]>;
  close(): Promise<void>;
}

/** A stored venue as its form would send it, changed. */
export const formOf: VenueEditor['formOf'] = (venue, change = {}) => ({
  id: venue.id,
  version: venue.version,
  venueName: venue.venueName,
  companyId: venue.companyId,
  address: venue.address,
  cityId: venue.cityId,
  districtId: venue.districtId,
  latitude: venue.latitude,
  longitude: venue.longitude,
  isOpen: venue.isOpen,
  isComingSoon: venue.isComingSoon,
  isBusy: venue.isBusy,
  ...(venue.busyEndTime !== null && { busyEndTime: venue.busyEndTime }),
  isFree: venue.isFree,
  ...(venue.freeEndDate !== null && { freeEndDate: venue.freeEndDate }),
  hasPlusPackage: venue.hasPlusPackage,
  venueExecutiveList: venue.venueExecutiveList,
  workingHours: venue.workingHours.map(({ workingDay, openHour, closeHour }) => ({ workingDay, openHour, closeHour })),
  resources: venue.resources,
  venueCoffeeSize: venue.venueCoffeeSize,
  milkTypes: venue.milkTypes.map(({ milkTypeId, milkTypeCode }) => ({ milkTypeId, milkTypeCode })),
  venueImageList: venue.images,
  mapImage: venue.mapImage ?? '',
  ...change,
});

/** Starts a server whose first company has store types. */
export const startVenueEditor = async (): Promise<VenueEditor> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'telve-venues-'));
  const server = await startTestServer({ config: { dataDir, limitsOff: true, storeTypeCompanyId: 1 } });
  const companies = [
    await addCompany(server.db, 'Çınar Kahve'),
    await addCompany(server.db, 'Yıldız Kavurma'),
  ] as const;
  const create: VenueEditor['create'] = (change, who = 'admin', headers = {}) =>
    server.send('POST', '/api/panel/venue/create-venue', {
      token: tokens[who],
      body: venueInput(companies[0], change),
      headers,
    });
  const add: VenueEditor['add'] = async (change) => {
    const { body } = await create(change);
    if (!body.payload) throw new Error(JSON.stringify(body));
    return body.payload;
  };
  const tokens = {} as Record<Who, string>;
  await addAccount(server.db, { email: 'admin@telve.example', role: 'PanelUser' });
  tokens.admin = (await server.signIn('admin@telve.example')).accessToken;
  const branch = await add();
  const own = { companyId: companies[0] };
  await addAccount(server.db, { email: 'venue@telve.example', role: 'PanelVenueUser', ...own });
  await addAccount(server.db, { email: 'branch@telve.example', role: 'PanelVenueUser', ...own, venueId: branch.id });
  await addAccount(server.db, { email: 'report@telve.example', role: 'PanelReportUser', ...own });
  await addAccount(server.db, { email: 'other@telve.example', role: 'PanelVenueUser', companyId: companies[1] });
  for (const who of ['venue', 'branch', 'report', 'other'] as const) {
    tokens[who] = (await server.signIn(`${who}@telve.example`)).accessToken;
  }
  return {
    server,
    companies,
    tokens,
    create,
    add,
    formOf,
    detail: (id, who = 'admin') => server.send('GET', `/api/panel/venue/detail/${id}`, { token: tokens[who] }),
    update: (body, who = 'admin') =>
      server.send('PUT', '/api/panel/venue/update-venue', { token: tokens[who], body: body as unknown }),
    pictures: () => readdir(join(dataDir, 'public-images', 'venues')).catch(() => []),
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
