import { afterEach, beforeEach, expect, it } from 'vitest';
import { update as updateBanner } from '../contract/banners';
import { update as updateHelpContent } from '../contract/help-contents';
import { refusal, startHttpApi, success } from '../testing/http-api';
import { sendJson } from '../testing/http-server';

let api: Awaited<ReturnType<typeof startHttpApi>>;

beforeEach(async () => {
  api = await startHttpApi();
});
afterEach(() => api.close());

const content = {
  ...{ id: 15, title: 'Soru', titleEn: 'Question', description: 'Cevap', descriptionEn: 'Answer' },
  ...{ helpMenuId: 1, active: true, priority: 0 },
};

it('hands on what the API says of a success (HELP-32, D-82)', async () => {
  const friendlyMessage = { code: 'success', title: 'Başarılı', message: 'Yardım içeriği güncellendi.' };
  api.answer((_received, response) => sendJson(response, 200, { ...success(true), friendlyMessage }));
  const said: string[] = [];
  await api.client().call(updateHelpContent, content, { onMessage: (message) => said.push(message) });
  expect(said).toEqual(['Yardım içeriği güncellendi.']);
});

it('says nothing of a success without a sentence', async () => {
  api.answer((_received, response) => sendJson(response, 200, success(true)));
  const said: string[] = [];
  await api.client().call(updateHelpContent, content, { onMessage: (message) => said.push(message) });
  expect(said).toEqual([]);
});

it('tells the faults of a refusal by the contract’s names of the fields (BAN-86, D-79)', async () => {
  const errors = [
    { field: 'Ordering', code: 'ordering_cannot_be_same' },
    { field: 'Link', code: 'link' },
    { field: 'title', code: 'required' },
  ];
  api.answer((_received, response) => sendJson(response, 409, refusal('conflict', { errors })));
  await expect(api.client().call(updateBanner, { id: 73, order: 2 })).rejects.toMatchObject({
    code: 'ordering_cannot_be_same',
    fields: [{ field: 'order' }, { field: 'link' }, { field: 'title' }],
  });
});
