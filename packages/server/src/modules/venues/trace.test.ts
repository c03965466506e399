import type { ActivityPart } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../testing/pictures';
import { startVenueEditor, type VenueEditor } from '../../testing/venueEditor';

let editor: VenueEditor;
beforeAll(async () => {
  editor = await startVenueEditor();
});
afterAll(() => editor.close());

const log = async (id: number) => {
  const path = `/api/panel/activity/venue/${id}`;
  const { body } = await editor.server.send<ActivityPart>('GET', path, { token: editor.tokens.admin });
  return (body.payload as ActivityPart).items;
};

describe('the activity log of a venue', () => {
  it('tells in words what a save changed, and that it was added (GEN-17, VEN-139)', async () => {
    const venue = await editor.add({ resources: [1], venueExecutiveList: [] });
    await editor.update(
      editor.formOf(venue, {
        venueName: 'Kırık Fincan Moda',
        companyId: editor.companies[1],
        isOpen: true,
        isBusy: true,
        busyEndTime: '17:30',
        hasPlusPackage: true,
        workingHours: editor
          .formOf(venue)
          .workingHours.map((day) => (day.workingDay === 7 ? { ...day, openHour: '00:00', closeHour: '00:00' } : day)),
        venueExecutiveList: [{ fullName: 'Elif Ak', title: 'Müdür', phoneNumber: '5324180726' }],
        resources: [2, 1],
        venueCoffeeSize: [{ coffeeOptionId: 6, coffeeType: 'ColdBrew', coffeeSizeType: 'Middle' }],
        milkTypes: [
          { milkTypeId: 2, milkTypeCode: 'LowFat' },
          { milkTypeId: 4, milkTypeCode: 'WithoutMilk' },
        ],
        mapImage: await picture('red'),
      }),
    );
    const [change, creation] = await log(venue.id);
    expect(creation).toMatchObject({ action: 'venue_created', kind: 'created' });
    expect(change).toMatchObject({ action: 'venue_changed', kind: 'changed' });
    const after = Object.fromEntries(change?.changes.map((each) => [each.field, each.after]) ?? []);
    expect(after).toEqual({
      name: 'Kırık Fincan Moda',
      companyName: 'Yıldız Kavurma',
      isOpen: 'true',
      isBusy: 'true',
      busyEndTime: '17:30',
      hasPlusPackage: 'true',
      workingHours7: 'kapalı',
      venueExecutiveList: 'Elif Ak (Müdür)',
      resources: 'Wi-Fi, Açık alan',
      venueCoffeeSize: 'Cold brew orta',
      milkTypes: 'Az yağlı, Sütsüz',
      mapImage: '1',
    });
  });

  it('has no row of a save that changed nothing, and none of one that was refused (VEN-139, VEN-144)', async () => {
    const venue = await editor.add();
    expect((await editor.update(editor.formOf(venue))).status).toBe(200);
    expect((await editor.update(editor.formOf(venue, { resources: [99] }))).status).toBe(400);
    expect((await editor.update(editor.formOf(venue), 'venue')).status).toBe(200);
    expect(await log(venue.id)).toHaveLength(1);
    expect((await editor.detail(venue.id)).body.payload).toEqual(venue);
  });

  it('tells of a new order of pictures, though the fields of the log are the same (VEN-77)', async () => {
    const venue = await editor.add({ venueImageList: [await picture('red'), await picture('green')] });
    await editor.update(editor.formOf(venue, { venueImageList: [...venue.images].reverse() }));
    const [change] = await log(venue.id);
    expect(change).toMatchObject({ action: 'venue_changed', changes: [] });
    expect((await editor.detail(venue.id)).body.payload?.url).toBe(venue.images[1]);
  });
});

describe('texts of a venue', () => {
  it('are kept without what cannot be seen, and refused where nothing is left (VEN-104, VEN-106)', async () => {
    const venue = await editor.add({ venueName: ' I\u0307nce\u200b  Kahve ', address: ' Moda\u0007 Cad. 1 ' });
    expect([venue.venueName, venue.address]).toEqual(['İnce Kahve', 'Moda Cad. 1']);
    for (const field of ['venueName', 'address']) {
      const { status, body } = await editor.create({ [field]: '\u200b' });
      expect([status, body.errors]).toMatchObject([400, [{ field, code: 'required' }]]);
    }
  });

  it('of an executive are measured as they are kept (VEN-116)', async () => {
    const { status, body } = await editor.create({ venueExecutiveList: [{ fullName: 'A\u200b' }] });
    expect([status, body.errors]).toMatchObject([
      400,
      [{ field: 'venueExecutiveList[0].fullName', code: 'min_length' }],
    ]);
  });
});

describe('a busy time that is running', () => {
  it('is kept as it is by whoever saves the rest (VEN-63)', async () => {
    const venue = await editor.add({ isOpen: true });
    const tomorrow = new Date('2026-03-10T22:15:30Z');
    await editor.server.db
      .updateTable('venues')
      .set({ is_busy: true, busy_end_time: tomorrow })
      .where('id', '=', venue.id)
      .execute();
    const busy = (await editor.detail(venue.id)).body.payload ?? venue;
    expect((await editor.update(editor.formOf(busy, { address: 'Yeni adres' }))).status).toBe(200);
    const { busy_end_time } = await editor.server.db
      .selectFrom('venues')
      .select('busy_end_time')
      .where('id', '=', venue.id)
      .executeTakeFirstOrThrow();
    expect(busy_end_time).toEqual(tomorrow);
  });
});
