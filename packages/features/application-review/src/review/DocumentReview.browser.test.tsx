import { expectNoAxeViolations } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { application, storedDocument } from '../testing/applications';
import { openDetail } from '../testing/openDetail';
import { smallPdf } from '../testing/smallPdf';

beforeEach(() => page.viewport(1280, 900));

const documents = () => within(screen.getByRole('navigation', { name: 'Belgeler' }));
const current = () => documents().getByRole('button', { current: true }).textContent;

it('opens beside the list, with what is compared, and leads back to the button (STAFF-14)', async () => {
  const { press, user } = await openDetail(application());
  await press('Yan yana incele');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Belgeleri incele' }));
  expect(current()).toMatch(/^Vergi levhası/);
  expect(screen.getByText('4820193756')).toBeDefined();
  expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Vergi levhası önizlemesi' })).complete).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Yan yana incele'));
});

it('judges and changes the document by keyboard alone (STAFF-14)', async () => {
  const { press, user, reviews } = await openDetail(application());
  await press('Görüntüle: Faaliyet belgesi');
  await user.keyboard('u');
  expect(current()).toContain('Uygun');
  documents().getByRole('button', { current: true }).focus();
  await user.keyboard('{ArrowDown}y');
  expect(current()).toMatch(/^İmza sirküleri.*Yeniden yüklensin/);
  expect(document.activeElement).toBe(documents().getByRole('button', { current: true }));
  expect(reviews()).toEqual([]);
});

it('sends documents back with reason and note, after a question (STAFF-14)', async () => {
  const { press, user, dialog, reviews } = await openDetail(application(), { query: 'document=signatureCircular' });
  await user.click(screen.getByRole('radio', { name: 'Yeniden yüklensin' }));
  await press('1 belgeyi geri gönder');
  expect(await screen.findByText('Bir neden seçin.')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'Sayfa kesik' }));
  await user.type(screen.getByRole('textbox', { name: /Başvuru sahibine not/ }), 'Mühür görünmüyor');
  await press('1 belgeyi geri gönder');
  await user.click((await dialog('1 belge geri gönderilsin mi?')).getByRole('button', { name: 'Geri gönder' }));
  await screen.findByText('Belgeler geri gönderildi.');
  const verdict = { document: 'signatureCircular', verdict: 'Again', reason: 'CutOff', note: 'Mühür görünmüyor' };
  expect(reviews()).toEqual([{ id: 4187, version: 1, verdicts: [verdict], send: true }]);
});

it('keeps verdicts as notes without sending, and what was typed in the form (STAFF-14)', async () => {
  const { press, user, retype, reviews, box } = await openDetail(application());
  await retype('Vergi dairesi', 'Üsküdar');
  await press('Yan yana incele');
  await user.click(screen.getByRole('radio', { name: 'Uygun' }));
  await press('Kararları kaydet');
  await waitFor(() =>
    expect(reviews()).toEqual([
      { id: 4187, version: 1, verdicts: [{ document: 'taxPlate', verdict: 'Fine' }], send: false },
    ]),
  );
  await press('Başvuruya dön');
  expect(box('Vergi dairesi').value).toBe('Üsküdar');
});

it('shows the documents of a decided application without verdicts (STAFF-28)', async () => {
  await openDetail(application({ status: 'Completed' }), { query: 'document=contract' });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /geri gönder/ })).toBeNull();
});

it('draws a PDF in the page, with pages, zoom and words for screen readers (STAFF-14)', async () => {
  const url = URL.createObjectURL(new Blob([smallPdf(['Birinci', 'Ikinci'])], { type: 'application/pdf' }));
  const pdf = storedDocument({ name: 'vergi.pdf', type: 'application/pdf', url, previewUrl: null });
  const { press, user, container } = await openDetail(application({ documents: [pdf] }), {
    query: 'document=taxPlate',
  });
  const first = await screen.findByRole<HTMLCanvasElement>(
    'img',
    { name: 'Vergi levhası, 1. sayfa' },
    { timeout: 10_000 },
  );
  await screen.findByText('Birinci');
  expect(first.width).toBeGreaterThan(200);
  await press('Sonraki sayfa');
  await screen.findByText('Ikinci');
  expect(screen.getByText('2 / 2')).toBeDefined();
  screen.getByRole('group', { name: 'Vergi levhası önizlemesi' }).focus();
  await user.keyboard('{PageUp}+');
  await screen.findByText('1 / 2');
  expect(screen.getByText('%125')).toBeDefined();
  await screen.findByText('Birinci');
  const end = Math.max(window.innerHeight, Math.ceil(container.getBoundingClientRect().bottom + window.scrollY));
  expect(document.documentElement.scrollHeight, 'hidden words lengthen the page').toBeLessThanOrEqual(end);
});

it('says that a document cannot be opened, and tries again with fresh links (STAFF-14)', async () => {
  const url = URL.createObjectURL(new Blob(['no pdf'], { type: 'application/pdf' }));
  const pdf = storedDocument({ type: 'application/pdf', url, previewUrl: null });
  const { press, client } = await openDetail(application({ documents: [pdf] }), { query: 'document=taxPlate' });
  await screen.findByText('Belge açılamadı', {}, { timeout: 10_000 });
  const before = client.calls.length;
  await press('Yeniden dene');
  await waitFor(() => expect(client.calls.length).toBe(before + 1));
});

it.each([
  [1440, 900],
  [390, 844],
])(
  'keeps the verdict, its reasons and the note in sight without scrolling, %i × %i (STAFF-14)',
  async (width, height) => {
    await page.viewport(width, height);
    const { container, user } = await openDetail(application(), { query: 'document=taxPlate' });
    // What stands above is the host's: however much it is, the verdict is there.
    container.style.paddingTop = '90px';
    const inSight = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
    };
    inSight(screen.getByRole('radiogroup', { name: 'Vergi levhası kararı' }));
    await user.keyboard('y');
    inSight(screen.getByRole('radiogroup', { name: 'Vergi levhası kararı' }));
    inSight(screen.getByRole('radiogroup', { name: /nedenler/ }));
    inSight(screen.getByRole('textbox', { name: /Başvuru sahibine not/ }));
    expect(window.scrollY).toBe(0);
  },
);

it('leaves a low screen to the document (STAFF-14)', async () => {
  await page.viewport(640, 400);
  await openDetail(application(), { query: 'document=taxPlate' });
  const stage = screen.getByRole('group', { name: 'Vergi levhası önizlemesi' }).getBoundingClientRect();
  const verdict = screen.getByRole('radiogroup', { name: 'Vergi levhası kararı' }).getBoundingClientRect();
  expect(verdict.top).toBeGreaterThanOrEqual(stage.bottom);
});

it.each([
  ['light', 1280],
  ['dark', 1280],
  ['light', 320],
] as const)('has no axe faults and no sideways scroll, %s at %i px (STAFF-14)', async (theme, width) => {
  await page.viewport(width, 900);
  const { container, user } = await openDetail(application(), { theme, query: 'document=taxPlate' });
  await user.click(screen.getByRole('radio', { name: 'Yeniden yüklensin' }));
  await expectNoAxeViolations(container);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
