import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isClosedDay, isFullDay, isOvernight, type Venue } from '@telve/api';
import { faultsOf, venueEditorRules } from '@telve/api/rules';
import { daysBetween, foldTr, today } from '@telve/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../clock';
import { createPublicImages, type PublicImages } from '../files/publicImages';
import { readVenue } from '../modules/venues/detail';
import { startTestServer, type TestServer } from '../testing/server';
import { formOf } from '../testing/venueEditor';
import { demoDocuments, generateVenues, seedDemo } from './index';

// Late in the evening: a busy time must end on the same day all the same.
const clock = manualClock('2026-03-10T20:30:00Z');
let server: TestServer;
let folder: string;
let images: PublicImages;
let venues: Venue[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telve-venue-seed-'));
  images = createPublicImages(folder);
  server = await startTestServer({ clock, config: { dataDir: folder } });
  await seedDemo(server.database.longWork, { clock, images, documents: demoDocuments(folder, clock) });
  venues = await readAll('TLV-%');
}, 120_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const readAll = async (codes: string): Promise<Venue[]> => {
  const admin = {
    userId: 1,
    sessionId: '',
    role: 'PanelUser',
    companyId: null,
    venueId: 0,
    mustChangePassword: false,
    tokenVersion: 1,
  } as const;
  const { db } = server;
  const call = {
    db,
    caller: admin,
    requestId: '',
    address: '',
    userAgent: '',
    now: clock.now(),
    afterCommit: () => {},
    atEnd: () => {},
  };
  const rows = await db.selectFrom('venues').select('id').where('code', 'like', codes).orderBy('id').execute();
  const read: Venue[] = [];
  for (const { id } of rows) read.push(await readVenue(id, call, { storeTypeCompanyId: 1 }));
  return read;
};

describe('the venues of the demo', () => {
  it('can each be saved as they are (VEN-45, VEN-99, VEN-100, VEN-101, VEN-121)', () => {
    expect(venues).toHaveLength(312);
    const faulty = venues.flatMap((venue) => faultsOf(venueEditorRules.update, { ...formOf(venue) }));
    expect(faulty).toEqual([]);
  });

  it('are open at different hours: shut Sundays, past midnight, round the clock (VEN-33)', () => {
    const days = venues.flatMap(({ workingHours }) => workingHours);
    for (const holds of [isClosedDay, isFullDay, isOvernight]) {
      expect(days.filter(holds).length).toBeGreaterThan(20);
    }
  });

  it('have none, one or two people to call, features, and pictures that are there (VEN-31, VEN-34, VEN-70)', async () => {
    expect(new Set(venues.map(({ venueExecutiveList }) => venueExecutiveList.length))).toEqual(new Set([0, 1, 2]));
    expect(new Set(venues.flatMap(({ resources }) => resources)).size).toBe(6);
    for (const { url, images: pictures } of venues) {
      expect(pictures[0]).toBe(url);
      expect(await images.read((url ?? '').replace('/media/', ''))).toBeDefined();
    }
  });

  it('have store types in the first company alone, and codes of coffees where the company has extras (VEN-30, COMP-29)', () => {
    for (const { hasStoreTypes, selectVenueStore, coffeeExtras, venueCoffeeSize } of venues) {
      expect(selectVenueStore !== null).toBe(hasStoreTypes);
      for (const { milkyCode, coffeeVolume } of venueCoffeeSize) {
        expect([milkyCode !== '', coffeeVolume !== null]).toEqual(Array(2).fill(coffeeExtras === 'True'));
      }
    }
  });

  it('are busy until later today, and on holidays that their rights have paid for (VEN-65, VEN-93)', () => {
    const day = today(clock.now());
    const busy = venues.filter(({ isBusy }) => isBusy);
    const away = venues.filter(({ isFree }) => isFree);
    expect([busy.length, away.length].every((count) => count > 2)).toBe(true);
    for (const { busyEndTime } of busy) expect(busyEndTime?.localeCompare('23:30')).toBe(1);
    for (const { freeEndDate, remainingFreeUsageRights } of away) {
      expect(remainingFreeUsageRights + daysBetween(day, freeEndDate as string)).toBe(14);
    }
  });
});

describe('generated venues', () => {
  it('can be saved as they are and share no name with another, whatever its spelling (VEN-143)', async () => {
    await generateVenues(server.database.longWork, { clock, images, venues: 150 });
    const made = await readAll('GEN-%');
    expect(made.slice(0, 30).flatMap((venue) => faultsOf(venueEditorRules.update, { ...formOf(venue) }))).toEqual([]);
    const names = await server.db.selectFrom('venues').select(['name', 'name_key']).execute();
    expect(new Set(names.map(({ name }) => foldTr(name))).size).toBe(462);
    expect(names.filter(({ name, name_key }) => name_key !== foldTr(name))).toEqual([]);
  });
});
