import { type EndUser, endUserEntries } from '@telve/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { addEndUser, addPlan, subscribed } from '../../testing/members';

let staff: Campaigns;
let planId: number;
beforeAll(async () => {
  staff = await startCampaigns();
  planId = await addPlan(staff.server.db);
});
afterAll(() => staff.close());

const { check, detail, resetImgUpdateCount } = endUserEntries;
const add = (member: Parameters<typeof addEndUser>[1] = {}) => addEndUser(staff.server.db, member);
const read = async (id: number) => (await staff.ask<EndUser>(detail, { id })).body.payload;
const trail = (id: number) =>
  staff.server.db
    .selectFrom('audit_log')
    .select(['action', 'entity', 'entity_id', 'old_values', 'new_values'])
    .where('entity', '=', 'end_user')
    .where('entity_id', '=', String(id))
    .execute();

const unknown = {
  ...{ code: 'user_not_found', title: 'Uyarı' },
  message: 'Bu user ID ile sisteme kayıtlı kullanıcı bulunmamaktadır.',
};

describe('a member', () => {
  it('is looked for before the detail is opened (SUP-20, D-84)', async () => {
    const id = await add();
    const path = `/api/panel/coffee-user/check/${id}`;
    expect((await staff.server.send('GET', path, { token: staff.token })).body).toMatchObject({
      ...{ processStatus: 'Success', payload: true },
    });
    expect((await staff.ask(check, { id: 'x' })).status).toBe(400);
  });

  it('who is not there, or was erased, is told in the sentence of support (SUP-21, D-24)', async () => {
    const nobody = { first_name: '', last_name: '', email: '', phone: '' };
    const erased = await add({ ...nobody, erased_at: '2026-03-01T00:00:00Z' });
    for (const id of [999_999, erased]) {
      for (const entry of Object.values(endUserEntries)) {
        const { status, body } = await staff.ask(entry, { id });
        expect([entry.id, status, body.friendlyMessage, body.payload]).toEqual([entry.id, 400, unknown, null]);
      }
    }
    const mail = await staff.server.send('GET', '/api/panel/auth/new-password?email=yok@telve.example');
    expect(mail.body.friendlyMessage?.message).not.toBe(unknown.message);
  });

  it('is shown with the subscription (SUP-07, SUP-08, SUP-09, SUP-10, SUP-11, SUP-12, SUP-13, SUP-14, SUP-17)', async () => {
    const pictures = { image_url: '/media/members/a.jpg', img_update_count: 5 };
    const id = await add({ ...subscribed(planId, '2026-03-05T09:00:00Z'), ...pictures });
    expect(await read(id)).toEqual({
      ...{ id, firstName: 'Zeynep', lastName: 'Ünlütürk', email: 'zeynep@posta.example', phoneNumber: '5051187340' },
      ...{ img: '/media/members/a.jpg', imgUpdateCount: 5, hasSubscriptionPlan: true, subscription: 'Plus' },
      ...{ subscriptionPlanName: 'Aylık', subscriptionPlanTimePeriod: '1 ay' },
      ...{ subscriptionPlanDescription: 'Plus Aylık', hasMembership: true, membershipStatus: 'Active' },
      ...{ membershipStartDate: '2026-03-05', membershipEndDate: '2026-04-05' },
      ...{ canUserRemovable: true, userRemovableStatusMessage: null },
    });
  });

  it('who never subscribed has none of it (SUP-10, SUP-12)', async () => {
    const id = await add();
    expect(await read(id)).toEqual({
      ...{ id, firstName: 'Zeynep', lastName: 'Ünlütürk', email: 'zeynep@posta.example', phoneNumber: '5051187340' },
      ...{ img: null, imgUpdateCount: 0, hasSubscriptionPlan: false, subscription: null },
      ...{ subscriptionPlanName: null, subscriptionPlanTimePeriod: null, subscriptionPlanDescription: null },
      ...{ hasMembership: false, membershipStatus: null, membershipStartDate: null, membershipEndDate: null },
      ...{ canUserRemovable: false, userRemovableStatusMessage: 'Üyenin iptal edilecek bir aboneliği yok.' },
    });
  });
});

describe('the count of picture changes', () => {
  it('is set to 0, and what was done is told without the person (SUP-04, SUP-18, SUP-24)', async () => {
    const id = await add({ img_update_count: 5 });
    const path = `/api/panel/coffee-user/reset-img-update-count/${id}`;
    const { body } = await staff.server.send('PUT', path, { token: staff.token, body: {} });
    expect(body.payload).toBe(true);
    expect(await read(id)).toMatchObject({ imgUpdateCount: 0, email: 'zeynep@posta.example' });
    expect(await trail(id)).toEqual([
      {
        ...{ action: 'end_user_picture_count_reset', entity: 'end_user', entity_id: String(id) },
        ...{ old_values: null, new_values: null },
      },
    ]);
  });

  it('that is 0 stays 0, and ten at once are one change (SUP-04)', async () => {
    const id = await add({ img_update_count: 2 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => staff.ask(resetImgUpdateCount, { id })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await trail(id), (await read(id))?.imgUpdateCount]).toEqual([[expect.anything()], 0]);
  });
});
