import {
  type Campaign,
  type CampaignRow,
  type Company,
  campaignEntries,
  coffeeSizeEntries,
  companyEntries,
  type Graphics,
  milkTypeEntries,
  type OrderReportRow,
  type Page,
  reportEntries,
  timePeriodEntries,
  type VenueReport,
} from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../testing/campaigns';
import { addCompany, addVenue } from '../testing/fixtures';
import { addOrders, addProduct } from '../testing/orders';
import { picture } from '../testing/pictures';

let staff: Campaigns;
beforeAll(async () => {
  staff = await startCampaigns();
});
afterAll(() => staff.close());

describe('staff', () => {
  it('adds to each catalogue and reads the three reports (GEN-32)', async () => {
    const images = { coffeeSizeImg: await picture('red'), coffeeSizeImgSelected: await picture('blue') };
    const added = [
      await staff.ask(milkTypeEntries.create, { milkType: 'Fındık sütü', milkTypeCode: 'LactoseFree', active: true }),
      await staff.ask(coffeeSizeEntries.create, { coffeeSize: 'Kova', active: true, ...images }),
      await staff.ask(timePeriodEntries.create, { timePeriod: 37, active: true }),
    ];
    expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
    const lists = [
      await staff.ask<Page<unknown>>(milkTypeEntries.list, { search: 'Fındık' }),
      await staff.ask<Page<unknown>>(coffeeSizeEntries.list, { search: 'Kova' }),
      await staff.ask<Page<unknown>>(timePeriodEntries.list, { search: '37' }),
    ];
    expect(lists.map(({ body }) => body.payload?.totalCount)).toEqual([1, 1, 1]);

    const { db } = staff.server;
    const companyId = await addCompany(db, 'Kırık Fincan');
    const venue = await addVenue(db, { name: 'Kırık Fincan Moda', companyId });
    await addOrders(db, [
      { at: '2026-03-01T08:00:00Z', venue_id: venue, product_id: await addProduct(db, 'Latte', 'orta'), member: 7 },
    ]);
    const orders = await staff.ask<Page<OrderReportRow>>(reportEntries.orders, {});
    expect(orders.body.payload?.items.map(({ productName }) => productName)).toEqual(['Latte, orta']);
    const venues = await staff.ask<VenueReport>(reportEntries.venues, {});
    expect(venues.body.payload?.totals.salesCount).toBe(1);
    const graphics = await staff.ask<Graphics>(reportEntries.graphics, {});
    expect(graphics.body.payload?.productGraphic).toEqual([{ productName: 'Latte', salesCount: 1 }]);
  });

  it('changes status and billing data of a company, and both are kept (GEN-31)', async () => {
    const { body } = await staff.ask<Company>(companyEntries.create, { companyName: 'Mercan Kahve' });
    const { id, version } = body.payload as Company;
    const change = {
      ...{ companyStatus: 1, companyStatusReasonType: 'LowRating', taxAdministration: 'Kadıköy' },
      ...{ invoiceAddress: 'Moda Cad. No: 1', iban: 'TR330006100519786457841326' },
    };
    expect(
      (await staff.ask(companyEntries.update, { id, version, companyName: 'Mercan Kahve', ...change })).status,
    ).toBe(200);
    expect((await staff.ask(companyEntries.detail, { id })).body.payload).toMatchObject(change);
  });

  it('adds a campaign of each type, and all three are listed (GEN-22)', async () => {
    const made: Campaign[] = [];
    for (const type of ['General', 'CouponCode', 'Partnership']) {
      made.push(await staff.made(type === 'General' ? { type, discount: null, usageCount: null } : { type }));
    }
    const { body } = await staff.ask<Page<CampaignRow>>(campaignEntries.list, { size: 100 });
    const types = new Map(body.payload?.items.map(({ id, type }) => [id, type]));
    expect(made.map(({ id }) => types.get(id))).toEqual(['General', 'CouponCode', 'Partnership']);
  });
});
