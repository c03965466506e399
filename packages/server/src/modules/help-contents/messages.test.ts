import { type HelpContent, helpContentEntries, timePeriodEntries } from '@telve/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Campaigns, startCampaigns } from '../../testing/campaigns';
import { helpForm } from '../../testing/members';

let staff: Campaigns;
beforeAll(async () => {
  staff = await startCampaigns();
});
afterAll(() => staff.close());

const { create, update, setActive, setPriority, remove } = helpContentEntries;
const made = async () => (await staff.ask<HelpContent>(create, helpForm())).body.payload as HelpContent;

it('every save of a question tells what it did (HELP-32, D-82, D-91)', async () => {
  const { id } = await made();
  const answers = [
    await staff.ask(create, helpForm()),
    await staff.ask(update, helpForm({ id })),
    await staff.ask(setActive, { id, active: false }),
    await staff.ask(setPriority, { id, priority: 8 }),
    await staff.ask(remove, { id }),
  ];
  expect(answers.map(({ status, body }) => [status, body.processStatus, body.friendlyMessage])).toEqual(
    [
      'Yardım içeriği eklendi.',
      'Yardım içeriği güncellendi.',
      'Güncelleme işlemi başarılıdır',
      'Güncelleme işlemi başarılıdır',
      'Yardım içeriği silindi.',
    ].map((message) => [200, 'Success', { code: 'success', title: 'Başarılı', message }]),
  );
});

it('a delete that fails says why (HELP-33)', async () => {
  const { status, body } = await staff.ask(remove, { id: 999_999 });
  expect([status, body.processStatus, body.friendlyMessage]).toEqual([
    ...[404, 'ERROR', { code: 'not_found', title: 'Uyarı', message: 'Kayıt bulunamadı.' }],
  ]);
});

it('a repeated call is answered with the same sentence and adds nothing (HELP-27, GEN-14)', async () => {
  const headers = { 'idempotency-key': 'tek-soru' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => staff.ask<HelpContent>(create, helpForm(), headers)),
  );
  expect(new Set(answers.map(({ body }) => body.payload?.id)).size).toBe(1);
  expect(new Set(answers.map(({ body }) => body.friendlyMessage?.message))).toEqual(
    new Set(['Yardım içeriği eklendi.']),
  );
});

it('other calls say nothing (D-82)', async () => {
  const { body } = await staff.ask(timePeriodEntries.create, { timePeriod: 41, active: true });
  expect([body.processStatus, body.friendlyMessage]).toEqual(['Success', null]);
});
