import type { Venue } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../testing/pictures';
import { startVenueEditor, type VenueEditor } from '../../testing/venueEditor';
import { venueInput } from '../../testing/venueInputs';

let editor: VenueEditor;
beforeAll(async () => {
  editor = await startVenueEditor();
});
afterAll(() => editor.close());

const stored = async (id: number): Promise<Venue> => (await editor.detail(id)).body.payload as Venue;

describe('a venue', () => {
  it('is kept with every field of its form (VEN-55, VEN-56, VEN-58, VEN-59, VEN-60, VEN-61, VEN-66, VEN-74, VEN-138)', async () => {
    const venue = await editor.add({
      venueName: '  Işıl  Kahve ',
      address: 'Moda Cad. 1',
      cityId: 6,
      districtId: 6001,
      latitude: 39.9,
      longitude: 32.85,
      hasPlusPackage: true,
      resources: [3, 1],
    });
    expect(await stored(venue.id)).toMatchObject({
      id: venue.id,
      venueName: 'Işıl Kahve',
      companyId: editor.companies[0],
      companyName: 'Çınar Kahve',
      address: 'Moda Cad. 1',
      cityId: 6,
      cityName: 'Ankara',
      districtId: 6001,
      latitude: 39.9,
      longitude: 32.85,
      hasPlusPackage: true,
      resources: [1, 3],
      isOpen: false,
      isComingSoon: false,
      remainingFreeUsageRights: 14,
      version: 1,
    });
  });

  it('keeps hours, features, coffees, milk, plan and busy time that are changed at once (GEN-30)', async () => {
    const venue = await editor.add({ isOpen: true });
    const change = {
      workingHours: editor.formOf(venue).workingHours.map((day) => ({ ...day, closeHour: '23:30' })),
      resources: [2, 4],
      hasPlusPackage: true,
      venueCoffeeSize: [{ coffeeOptionId: 2, coffeeType: 'Latte', coffeeSizeType: 'Big' } as const],
      milkTypes: [{ milkTypeId: 2, milkTypeCode: 'LowFat' } as const],
      isBusy: true,
      busyEndTime: '18:00',
    };
    expect((await editor.update(editor.formOf(venue, change))).status).toBe(200);
    const after = await stored(venue.id);
    expect(after.workingHours.every(({ closeHour }) => closeHour === '23:30')).toBe(true);
    expect(after).toMatchObject({
      resources: [2, 4],
      hasPlusPackage: true,
      venueCoffeeSize: change.venueCoffeeSize,
      milkTypes: change.milkTypes,
      isBusy: true,
      busyEndTime: '18:00',
    });
  });

  it('gets a code of its own, which nobody changes (VEN-50, VEN-57)', async () => {
    const [first, second] = [await editor.add(), await editor.add()];
    expect(first.code).toMatch(/^TLV-\d{4}$/);
    expect(second.code).not.toBe(first.code);
    await editor.update({ ...editor.formOf(first), code: 'MINE-1' });
    expect((await stored(first.id)).code).toBe(first.code);
  });

  it('keeps seven days with their Turkish names; midnight to midnight is shut (VEN-73, VEN-98)', async () => {
    const workingHours = venueInput(1).workingHours.map((day) =>
      day.workingDay === 7 ? { ...day, openHour: '00:00', closeHour: '00:00' } : day,
    );
    const overnight = workingHours.map((day) => (day.workingDay === 5 ? { ...day, closeHour: '02:00' } : day));
    const allDay = overnight.map((day) =>
      day.workingDay === 6 ? { ...day, openHour: '00:00', closeHour: '24:00' } : day,
    );
    const venue = await editor.add({ workingHours: allDay });
    expect((await stored(venue.id)).workingHours).toEqual([
      ...['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe'].map((name, n) => ({
        workingDay: n + 1,
        openHour: '08:00',
        closeHour: '22:00',
        name,
      })),
      { workingDay: 5, openHour: '08:00', closeHour: '02:00', name: 'Cuma' },
      { workingDay: 6, openHour: '00:00', closeHour: '24:00', name: 'Cumartesi' },
      { workingDay: 7, openHour: '00:00', closeHour: '00:00', name: 'Pazar' },
    ]);
  });

  it('keeps executives by their ids, with a name alone if need be: changed, added, and gone with the delete flag (VEN-72, VEN-118)', async () => {
    const venue = await editor.add({
      venueExecutiveList: [{ fullName: 'Elif Tandoğmuş', phoneNumber: '(532) 418 07 26' }],
    });
    const [elif] = venue.venueExecutiveList;
    expect(elif).toEqual({
      id: expect.any(Number),
      fullName: 'Elif Tandoğmuş',
      title: '',
      phoneNumber: '+905324180726',
    });
    const renamed = [{ ...elif, fullName: 'Elif Ak', title: 'Müdür' }, { fullName: 'Kerem Yalıncak' }];
    await editor.update(editor.formOf(venue, { venueExecutiveList: renamed as never }));
    const after = await stored(venue.id);
    expect(after.venueExecutiveList.map(({ fullName }) => fullName)).toEqual(['Elif Ak', 'Kerem Yalıncak']);
    expect(after.venueExecutiveList[0]?.id).toBe(elif?.id);
    const removal = after.venueExecutiveList.map((each, n) => ({ ...each, isDeleted: n === 0 }));
    await editor.update(editor.formOf(after, { venueExecutiveList: removal }));
    expect((await stored(venue.id)).venueExecutiveList.map(({ fullName }) => fullName)).toEqual(['Kerem Yalıncak']);
  });

  it('keeps codes and volumes of coffees only for a company with extras (VEN-75, COMP-29)', async () => {
    const coffee = {
      coffeeOptionId: 5,
      coffeeType: 'FilterCoffee',
      coffeeSizeType: 'Big',
      milkyCode: 'FK-1',
      withoutMilkyCode: 'FK-2',
      coffeeVolume: 480,
    } as const;
    const plain = await editor.add({ venueCoffeeSize: [coffee] });
    expect(plain.venueCoffeeSize).toEqual([{ ...coffee, milkyCode: '', withoutMilkyCode: '', coffeeVolume: null }]);
    await editor.server.db
      .updateTable('companies')
      .set({ coffee_extras: true })
      .where('id', '=', editor.companies[0])
      .execute();
    const rich = await editor.add({ venueCoffeeSize: [coffee] });
    await editor.server.db
      .updateTable('companies')
      .set({ coffee_extras: false })
      .where('id', '=', editor.companies[0])
      .execute();
    expect(rich.venueCoffeeSize).toEqual([coffee]);
    expect(rich.coffeeExtras).toBe('True');
  });

  it('keeps its milk types with their codes (VEN-76)', async () => {
    const milkTypes = [
      { milkTypeId: 1, milkTypeCode: 'FullFat' },
      { milkTypeId: 4, milkTypeCode: 'WithoutMilk' },
    ] as const;
    const venue = await editor.add({ milkTypes: [...milkTypes] });
    expect(venue.milkTypes).toEqual([
      { milkTypeId: 1, milkTypeCode: 'FullFat', milkType: 'Tam yağlı' },
      { milkTypeId: 4, milkTypeCode: 'WithoutMilk', milkType: 'Sütsüz' },
    ]);
  });

  it('has a store type only in the one company: AG is take-away, all others burgundy (VEN-30, VEN-67, VEN-68)', async () => {
    const typeOf = async (change: object) => {
      const { selectVenueStore, venueType, hasStoreTypes } = await editor.add(change);
      return [selectVenueStore, venueType, hasStoreTypes];
    };
    expect(await typeOf({ selectVenueStore: 'AG' })).toEqual(['AG', 1, true]);
    expect(await typeOf({ selectVenueStore: 'TW' })).toEqual(['TW', 2, true]);
    expect(await typeOf({})).toEqual([null, 2, true]);
    expect(await typeOf({ selectVenueStore: 'AG', companyId: editor.companies[1] })).toEqual([null, 2, false]);
  });

  it('tells whether its company is active (VEN-71)', async () => {
    const venue = await editor.add();
    const setActive = (active: boolean) =>
      editor.server.db.updateTable('companies').set({ active }).where('id', '=', editor.companies[0]).execute();
    await setActive(false);
    expect((await stored(venue.id)).companyIsActive).toBe(false);
    await setActive(true);
    expect((await stored(venue.id)).companyIsActive).toBe(true);
  });

  it('keeps new pictures and those it had, in the order in which they were sent (VEN-46, VEN-47, VEN-69, VEN-70, VEN-77)', async () => {
    const [red, green, blue] = [await picture('red'), await picture('green'), await picture('blue')];
    const venue = await editor.add({ venueImageList: [red, green], mapImage: blue });
    expect(venue.images).toHaveLength(2);
    expect(venue.url).toBe(venue.images[0]);
    expect(venue.mapImage).toMatch(/^\/media\/venues\/u-[\da-f-]{36}\.png$/);
    const turned = [venue.images[1] as string, blue, venue.images[0] as string];
    await editor.update(editor.formOf(venue, { venueImageList: turned, mapImage: '' }));
    const after = await stored(venue.id);
    expect([after.images[0], after.images[2], after.mapImage]).toEqual([turned[0], turned[2], null]);
    expect((await editor.server.send('GET', after.images[1] as string)).status).toBe(200);
    expect((await editor.server.send('GET', venue.mapImage as string)).status).toBe(404);
  });

  it('shows no picture of another venue, and a refused save leaves none behind (VEN-77)', async () => {
    const other = await editor.add({ venueImageList: [await picture('red')] });
    const venue = await editor.add();
    const before = await editor.pictures();
    const stranger = await editor.update(
      editor.formOf(venue, { venueImageList: [await picture('blue'), other.images[0] as string] }),
    );
    expect([stranger.status, stranger.body.errors[0]?.field]).toEqual([422, 'venueImageList[1]']);
    const broken = await editor.update(editor.formOf(venue, { venueImageList: ['data:image/png;base64,AAAA'] }));
    expect([broken.status, broken.body.errors[0]]).toMatchObject([
      422,
      { field: 'venueImageList[0]', code: 'image_content' },
    ]);
    const named = await editor.create({ venueName: venue.venueName, venueImageList: [await picture('red')] });
    expect(named.status).toBe(409);
    expect(await editor.pictures()).toEqual(before);
  });

  it('is made once for one key, with one set of pictures (VEN-138)', async () => {
    const input = { venueName: 'Bir kez', venueImageList: [await picture('green')] };
    const before = (await editor.pictures()).length;
    const first = await editor.create(input, 'admin', { 'idempotency-key': 'venue-once-0001' });
    const again = await editor.create(input, 'admin', { 'idempotency-key': 'venue-once-0001' });
    expect([first.status, again.status, again.body.payload?.id]).toEqual([200, 200, first.body.payload?.id]);
    expect(await editor.pictures()).toHaveLength(before + 1);
  });
});

describe('the choices of the form', () => {
  it('are the three sizes, the coffees, the features and the active milk types (VEN-78, VEN-79, VEN-80, VEN-131, VEN-132, VEN-133, VEN-134)', async () => {
    const { server, tokens } = editor;
    await server.db.updateTable('milk_types').set({ active: false }).where('id', '=', 3).execute();
    const lists = await Promise.all(
      ['coffee-size-list', 'coffee-option-list', 'resource-list', 'milk-type-list'].map(
        async (name) =>
          (await server.send<{ id: number }[]>('GET', `/api/panel/venue/${name}`, { token: tokens.venue })).body
            .payload,
      ),
    );
    await server.db.updateTable('milk_types').set({ active: true }).where('id', '=', 3).execute();
    expect(lists[0]).toEqual(
      ['Small', 'Middle', 'Big'].map((coffeeSizeType, n) => expect.objectContaining({ id: n + 1, coffeeSizeType })),
    );
    expect(lists[1]).toContainEqual({ id: 1, title: 'Espresso', coffeeType: 'Espresso', checked: false });
    expect(lists[2]).toContainEqual({ id: 1, name: 'Wi-Fi' });
    expect(lists[3]?.map(({ id }) => id)).toEqual([1, 2, 4]);
  });
});
