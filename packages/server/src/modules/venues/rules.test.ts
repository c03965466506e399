import type { CreateVenueInput, UpdateVenueInput } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVenueEditor, type VenueEditor } from '../../testing/venueEditor';
import { venueInput } from '../../testing/venueInputs';

let editor: VenueEditor;
beforeAll(async () => {
  editor = await startVenueEditor();
});
afterAll(() => editor.close());

const hours = (day: number, openHour: string, closeHour: string) =>
  venueInput(1).workingHours.map((each) => (each.workingDay === day ? { ...each, openHour, closeHour } : each));
const coffee = (coffeeOptionId: number, coffeeType: string, coffeeSizeType: string) =>
  [{ coffeeOptionId, coffeeType, coffeeSizeType }] as CreateVenueInput['venueCoffeeSize'];
const milk = (milkTypeId: number, milkTypeCode: string) =>
  [{ milkTypeId, milkTypeCode }] as CreateVenueInput['milkTypes'];
const people = (...names: string[]) => names.map((fullName) => ({ fullName }));

describe('a venue is refused on add and on edit, and nothing is written,', () => {
  it.each<[string, Partial<CreateVenueInput>, string, string]>([
    ['without a name (VEN-104)', { venueName: ' ' }, 'venueName', 'required'],
    ['with a name of 256 characters (VEN-105)', { venueName: 'a'.repeat(256) }, 'venueName', 'max_length'],
    ['without an address (VEN-106)', { address: '' }, 'address', 'required'],
    ['with an address of 256 characters (VEN-107)', { address: 'a'.repeat(256) }, 'address', 'max_length'],
    ['without a latitude (VEN-110)', { latitude: undefined as never }, 'latitude', 'required'],
    ['without a longitude (VEN-111)', { longitude: undefined as never }, 'longitude', 'required'],
    ['with a negative latitude (VEN-112)', { latitude: -1 }, 'latitude', 'min'],
    ['with a negative longitude (VEN-113)', { longitude: -1 }, 'longitude', 'min'],
    ['with a latitude off the globe', { latitude: 91 }, 'latitude', 'max'],
    [
      'without an executive’s name (VEN-114)',
      { venueExecutiveList: people('') },
      'venueExecutiveList[0].fullName',
      'required',
    ],
    [
      'with an executive of 256 letters (VEN-115)',
      { venueExecutiveList: people('a'.repeat(256)) },
      'venueExecutiveList[0].fullName',
      'max_length',
    ],
    [
      'with an executive called A (VEN-116)',
      { venueExecutiveList: people(' A ') },
      'venueExecutiveList[0].fullName',
      'min_length',
    ],
    [
      'with three executives (VEN-32, VEN-117)',
      { venueExecutiveList: people('Ali Ak', 'Can Er', 'Ece Su') },
      'venueExecutiveList',
      'executives_max',
    ],
    [
      'with an open day without its closing time (VEN-120)',
      { workingHours: hours(3, '08:00', '') },
      'workingHours[2]',
      'hours_required',
    ],
    ['with six days (VEN-33)', { workingHours: hours(1, '08:00', '22:00').slice(1) }, 'workingHours', 'hours_required'],
    [
      'with the same opening and closing time',
      { workingHours: hours(3, '09:00', '09:00') },
      'workingHours[2]',
      'hours_equal',
    ],
    ['with a time there is not', { workingHours: hours(3, '25:00', '09:00') }, 'workingHours[2]', 'time'],
    ['without milk (VEN-121)', { milkTypes: [] }, 'milkTypes', 'milk_required'],
    ['with no-milk alone (VEN-122)', { milkTypes: milk(4, 'WithoutMilk') }, 'milkTypes', 'milk_required'],
    [
      'with no-milk under another code (VEN-122)',
      { milkTypes: milk(4, 'FullFat') },
      'milkTypes[0].milkTypeId',
      'one_of',
    ],
    [
      'with a middle Espresso (VEN-101)',
      { hasPlusPackage: true, venueCoffeeSize: coffee(1, 'Espresso', 'Middle') },
      'venueCoffeeSize[0]',
      'coffee_not_offered',
    ],
    [
      'with a big Espresso (VEN-101)',
      { hasPlusPackage: true, venueCoffeeSize: coffee(1, 'Espresso', 'Big') },
      'venueCoffeeSize[0]',
      'coffee_not_offered',
    ],
    [
      'with a Latte in the Basic plan (VEN-100)',
      { venueCoffeeSize: coffee(2, 'Latte', 'Small') },
      'venueCoffeeSize',
      'coffee_not_offered',
    ],
    [
      'with a Latte that says it is filter coffee (VEN-100)',
      { venueCoffeeSize: coffee(2, 'FilterCoffee', 'Small') },
      'venueCoffeeSize[0].coffeeOptionId',
      'one_of',
    ],
    ['with a district of another city (VEN-40)', { cityId: 6 }, 'districtId', 'one_of'],
    ['with a feature that there is not (VEN-34)', { resources: [99] }, 'resources[0]', 'one_of'],
  ])('%s', async (_what, change, field, code) => {
    const venue = await editor.add();
    const count = async () => (await editor.server.db.selectFrom('venues').select('id').execute()).length;
    const before = await count();
    for (const answer of [await editor.create(change), await editor.update(editor.formOf(venue, change))]) {
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, code }));
    }
    expect(await count()).toBe(before);
    expect((await editor.detail(venue.id)).body.payload).toEqual(venue);
  });

  it('of a company that there is not (VEN-28)', async () => {
    const answer = await editor.create({ companyId: 9999 });
    expect([answer.status, answer.body.friendlyMessage?.code, answer.body.errors[0]?.field]).toEqual([
      404,
      'company_not_found',
      'companyId',
    ]);
  });

  it('under a name that another venue has, however it is written (VEN-143)', async () => {
    await editor.add({ venueName: 'Kırık Fincan Moda' });
    const other = await editor.add();
    const answers = [
      await editor.create({ venueName: 'KIRIK FİNCAN moda' }),
      await editor.update(editor.formOf(other, { venueName: 'kirik fincan moda' })),
    ];
    for (const { status, body } of answers) {
      expect([status, body.friendlyMessage?.message]).toEqual([
        409,
        'Aynı isimde başka bir mağaza bulunmaktadır. Mağaza adını güncelleyiniz.',
      ]);
    }
  });

  it('with an executive of another venue (VEN-72)', async () => {
    const [mine, other] = [await editor.add(), await editor.add({ venueExecutiveList: people('Elif Ak') })];
    const answer = await editor.update(editor.formOf(mine, { venueExecutiveList: other.venueExecutiveList }));
    expect(answer.status).toBe(400);
    expect((await editor.detail(other.id)).body.payload?.venueExecutiveList).toEqual(other.venueExecutiveList);
  });
});

describe('a passive milk type', () => {
  it('stays where it is, and is added nowhere (VEN-76)', async () => {
    const lactose = milk(3, 'LactoseFree');
    const venue = await editor.add({ milkTypes: lactose });
    const setActive = (active: boolean) =>
      editor.server.db.updateTable('milk_types').set({ active }).where('id', '=', 3).execute();
    await setActive(false);
    const kept = await editor.update(editor.formOf(venue, { address: 'Yeni adres' }));
    const added = await editor.create({ milkTypes: lactose });
    await setActive(true);
    expect([kept.status, added.status]).toEqual([200, 400]);
  });
});

describe('active, coming soon, busy and holiday', () => {
  const save = async (id: number, change: Partial<UpdateVenueInput>) => {
    const venue = (await editor.detail(id)).body.payload;
    if (!venue) throw new Error('no venue');
    return editor.update(editor.formOf(venue, change));
  };
  const stateOf = async (id: number) => {
    const { isOpen, isComingSoon, isBusy, busyEndTime, isFree, freeEndDate, remainingFreeUsageRights } =
      (await editor.detail(id)).body.payload ?? ({} as never);
    return { isOpen, isComingSoon, isBusy, busyEndTime, isFree, freeEndDate, remainingFreeUsageRights };
  };

  it('a passive venue may be coming soon until it was active once (VEN-62, VEN-87, VEN-88, VEN-146)', async () => {
    const { id } = await editor.add({ isComingSoon: true });
    expect(await stateOf(id)).toMatchObject({ isOpen: false, isComingSoon: true });
    await save(id, { isOpen: true });
    expect(await stateOf(id)).toMatchObject({ isOpen: true, isComingSoon: false });
    const refused = await save(id, { isOpen: false, isComingSoon: true });
    expect([refused.status, refused.body.friendlyMessage]).toMatchObject([
      409,
      {
        code: 'cannot_mark_as_coming_soon',
        message: 'Daha önce aktif edilmiş bir mağaza için Yakında seçeneği seçilemez',
      },
    ]);
  });

  it('busy ends today, and not in the past (VEN-63, VEN-123, VEN-124, VEN-145)', async () => {
    const { id } = await editor.add({ isOpen: true });
    // The clock of the test stands at 12:00 in Istanbul.
    expect((await save(id, { isBusy: true, busyEndTime: '17:30' })).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ isBusy: true, busyEndTime: '17:30', isFree: false });
    const missing = await save(id, { isBusy: true, busyEndTime: undefined });
    expect(missing.body.errors).toContainEqual(
      expect.objectContaining({ field: 'busyEndTime', code: 'busy_end_required' }),
    );
    const past = await save(id, { isBusy: true, busyEndTime: '11:59' });
    expect([past.status, past.body.friendlyMessage]).toMatchObject([
      400,
      { code: 'busy_time_exceed', message: 'Yoğunluk bitiş saati aşıldı' },
    ]);
    await save(id, { isBusy: false });
    expect(await stateOf(id)).toMatchObject({ isBusy: false, busyEndTime: null });
  });

  it('a holiday takes rights, gives back what is left, and ends tomorrow at the earliest (VEN-64, VEN-65, VEN-126, VEN-147)', async () => {
    const { id } = await editor.add({ isOpen: true });
    const holiday = (freeEndDate: string) => save(id, { isBusy: false, isFree: true, freeEndDate });
    expect((await holiday('2026-03-10')).status).toBe(400);
    expect((await holiday('2026-03-15')).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ isFree: true, freeEndDate: '2026-03-15', remainingFreeUsageRights: 9 });
    expect((await holiday('2026-03-15')).status).toBe(200);
    expect((await holiday('2026-03-12')).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ freeEndDate: '2026-03-12', remainingFreeUsageRights: 12 });
    const tooLong = await holiday('2026-03-25');
    expect([tooLong.status, tooLong.body.friendlyMessage]).toMatchObject([
      409,
      { code: 'free_usage_days_count_exceed', message: 'Kalan tatil kullanım hakları aşıldı' },
    ]);
    await save(id, { isFree: false, freeEndDate: undefined });
    expect(await stateOf(id)).toMatchObject({ isFree: false, freeEndDate: null, remainingFreeUsageRights: 14 });
  });

  it('takes the last day in both written forms and answers one (VEN-140)', async () => {
    const { id } = await editor.add({ isOpen: true });
    for (const freeEndDate of ['2026-03-13', '13-03-2026']) {
      expect((await save(id, { isFree: true, freeEndDate })).status).toBe(200);
      expect(await stateOf(id)).toMatchObject({ freeEndDate: '2026-03-13' });
    }
  });

  it('never both, and only of an active venue: turned passive, both end and the days are given back (VEN-89, VEN-92, VEN-96, VEN-97)', async () => {
    const { id } = await editor.add({ isOpen: true });
    const both = await save(id, { isBusy: true, busyEndTime: '17:00', isFree: true, freeEndDate: '2026-03-12' });
    expect(both.body.errors).toContainEqual(expect.objectContaining({ code: 'not_together' }));
    await save(id, { isFree: true, freeEndDate: '2026-03-12' });
    const passive = { token: editor.tokens.admin, body: { venueId: id, status: false } };
    await editor.server.send('PUT', '/api/panel/venue/update-status', passive);
    expect(await stateOf(id)).toMatchObject({
      isOpen: false,
      isFree: false,
      freeEndDate: null,
      remainingFreeUsageRights: 14,
    });
  });
});
