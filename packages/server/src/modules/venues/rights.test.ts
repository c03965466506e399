import type { Venue, VersionConflict } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVenueEditor, type VenueEditor } from '../../testing/venueEditor';

let editor: VenueEditor;
beforeAll(async () => {
  editor = await startVenueEditor();
});
afterAll(() => editor.close());

const stored = async (id: number): Promise<Venue> => (await editor.detail(id)).body.payload as Venue;

describe('a PanelVenueUser', () => {
  it('changes busy, holiday and coming soon, and nothing else, whatever is sent (VEN-51, VEN-52, VEN-56)', async () => {
    const venue = await editor.add({ isOpen: true });
    const answer = await editor.update(
      editor.formOf(venue, {
        venueName: 'Ele geçirildi',
        companyId: editor.companies[1],
        hasPlusPackage: true,
        isOpen: false,
        isBusy: true,
        busyEndTime: '18:00',
        milkTypes: [],
        resources: [],
        workingHours: [],
        venueImageList: ['data:image/png;base64,AAAA'],
        ...{ remainingFreeUsageRights: 400 },
      }),
      'venue',
    );
    expect(answer.status).toBe(200);
    expect(await stored(venue.id)).toEqual({
      ...venue,
      isBusy: true,
      busyEndTime: '18:00',
      version: venue.version + 1,
    });
  });

  it('marks a passive venue as coming soon (VEN-53)', async () => {
    const venue = await editor.add();
    expect((await editor.update(editor.formOf(venue, { isComingSoon: true }), 'venue')).status).toBe(200);
    expect(await stored(venue.id)).toMatchObject({ isComingSoon: true, isOpen: false });
  });

  it('neither sees nor changes a venue outside the own scope, and adds none (VEN-13, GEN-17)', async () => {
    const venue = await editor.add();
    const statuses = [
      (await editor.detail(venue.id, 'other')).status,
      (await editor.update(editor.formOf(venue), 'other')).status,
      (await editor.detail(venue.id, 'branch')).status,
      (await editor.update(editor.formOf(venue), 'branch')).status,
      (await editor.create({}, 'venue')).status,
      (await editor.detail(venue.id, 'report')).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 404, 403, 403]);
    expect(await stored(venue.id)).toEqual(venue);
  });
});

describe('two people', () => {
  it('who change one venue: the second is told by whom and gets what is stored (VEN-139)', async () => {
    const venue = await editor.add();
    expect((await editor.update(editor.formOf(venue, { address: 'Birinci' }))).status).toBe(200);
    const late = await editor.update(editor.formOf(venue, { address: 'İkinci' }));
    const payload = late.body.payload as unknown as VersionConflict<Venue>;
    expect([late.status, late.body.friendlyMessage?.code]).toEqual([409, 'version_conflict']);
    expect(payload.current).toMatchObject({ id: venue.id, address: 'Birinci', version: venue.version + 1 });
    expect(payload.changedBy).toEqual(expect.any(String));
    const asVenue = await editor.update(editor.formOf(venue), 'venue');
    expect((asVenue.body.payload as unknown as VersionConflict<Venue>).changedBy).toBeNull();
  });

  it('without a version the last write wins (VEN-139)', async () => {
    const venue = await editor.add();
    await editor.update(editor.formOf(venue, { address: 'Birinci' }));
    const { version: _version, ...form } = editor.formOf(venue, { address: 'İkinci' });
    expect((await editor.update(form)).status).toBe(200);
    expect((await stored(venue.id)).address).toBe('İkinci');
  });

  it('who take the last day of holiday at once: one gets it (VEN-147)', async () => {
    const venue = await editor.add({ isOpen: true });
    const rights = { remaining_free_usage_rights: 1, free_usage_year: 2026 };
    await editor.server.db.updateTable('venues').set(rights).where('id', '=', venue.id).execute();
    const { version: _version, ...form } = editor.formOf(venue, { isFree: true });
    const ends = ['2026-03-12', '2026-03-13', '2026-03-14', '2026-03-11', '2026-03-15', '2026-03-16'];
    const answers = await Promise.all(ends.map((freeEndDate) => editor.update({ ...form, freeEndDate })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ body }) => body.friendlyMessage?.code === 'free_usage_days_count_exceed');
    expect(refused).toHaveLength(ends.length - 1);
    expect(await stored(venue.id)).toMatchObject({ freeEndDate: '2026-03-11', remainingFreeUsageRights: 0 });
  });

  it('who change one holiday at once: each takes what the last one gave back (VEN-147)', async () => {
    const venue = await editor.add({ isOpen: true });
    const { version: _version, ...form } = editor.formOf(venue, { isFree: true });
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const ends = days.map((day) => `2026-03-${10 + day}`);
    const answers = await Promise.all(ends.map((freeEndDate) => editor.update({ ...form, freeEndDate })));
    expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200));
    const { freeEndDate, remainingFreeUsageRights } = await stored(venue.id);
    expect(remainingFreeUsageRights).toBe(14 - (ends.indexOf(String(freeEndDate)) + 1));
  });

  it('who add one name at once: one gets it, and all codes differ (VEN-143)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => editor.create({ venueName: 'Tek Mağaza' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const made = await Promise.all(Array.from({ length: 12 }, () => editor.add()));
    expect(new Set(made.map(({ code }) => code)).size).toBe(12);
  });
});

it('writes what changed, and no phone (VEN-139)', async () => {
  const venue = await editor.add({ venueExecutiveList: [{ fullName: 'Elif Ak', phoneNumber: '5324180726' }] });
  const workingHours = editor.formOf(venue).workingHours.map((day) => ({ ...day, closeHour: '23:00' }));
  await editor.update(editor.formOf(venue, { address: 'Yeni adres', workingHours }));
  const row = await editor.server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'venue')
    .where('entity_id', '=', String(venue.id))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    action: 'venue_changed',
    old_values: { address: venue.address, hours_1: '08:00–22:00' },
    new_values: { address: 'Yeni adres', hours_1: '08:00–23:00' },
  });
  expect(JSON.stringify(row)).not.toContain('5324180726');
  await editor.update(editor.formOf(await stored(venue.id)));
  expect((await stored(venue.id)).version).toBe(venue.version + 1);
});
