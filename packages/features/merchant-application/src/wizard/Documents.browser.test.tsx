import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, filledApplication, filledFields, pdf, withDocuments } from '../testing/application';
import { documentNames, openWizard, slot, title } from '../testing/wizard';

const open = async (start = application(filledFields)) => {
  const opened = openWizard({ start, navigation: 'step=documents' });
  await title('Belge yükleme');
  return opened;
};

const file = (name: string, bytes: readonly number[], size = 200): File => {
  const content = new Uint8Array(Math.max(size, bytes.length));
  content.set(bytes);
  return new File([content], name);
};
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const heic = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')];
const zip = [0x50, 0x4b, 3, 4];
const first = 'Vergi levhası';

it('has the five documents (WIZ-41, WIZ-42, WIZ-43, WIZ-44, WIZ-45)', async () => {
  await open();
  for (const name of documentNames) {
    expect(slot(name)).toBeTruthy();
    expect(slot(name).querySelector('input[type="file"]')?.getAttribute('accept')).toBe('.jpg,.jpeg,.png,.pdf');
  }
});

it('shows stored documents with a link that opens each (WIZ-11, WIZ-41, WIZ-42, WIZ-43, WIZ-44, WIZ-45)', async () => {
  await open(filledApplication());
  const links = documentNames.map((name) => within(slot(name)).getByRole('link').getAttribute('href'));
  expect(links).toEqual([
    '/files/taxPlate',
    '/files/certificateOfActivity',
    '/files/signatureCircular',
    '/files/tradeRegistryRecord',
    '/files/contract',
  ]);
});

it('names stored documents in Turkish where the back end keeps no records of them (WIZ-11)', async () => {
  const { documents: _, ...urls } = withDocuments();
  await open(filledApplication({ ...urls, documents: undefined }));
  expect(screen.getByText('5 belgeden 5 tanesi hazır')).toBeTruthy();
  expect(screen.queryByText('taxPlate')).toBeNull();
});

describe('a file that is taken (WIZ-54)', () => {
  it.each([
    ['belge.pdf', pdf('belge.pdf')],
    ['foto.jpg', file('foto.jpg', jpeg)],
    ['foto.JPEG', file('foto.JPEG', jpeg)],
    ['tarama.png', file('tarama.png', png)],
  ])('%s', async (name, chosen) => {
    const { put } = await open();
    put(first, chosen);
    await within(slot(first)).findByText(/Hazır/);
    expect(within(slot(first)).getAllByText(new RegExp(name.replace('.', '\\.'))).length).toBeGreaterThan(0);
    expect(screen.getByText('5 belgeden 1 tanesi hazır')).toBeTruthy();
  });

  it('of 10,000,000 bytes (WIZ-55)', async () => {
    const { put } = await open();
    put(first, pdf('buyuk.pdf', 10_000_000));
    await within(slot(first)).findByText(/Hazır/);
  });
});

describe('a file that is refused stays in sight with the reason', () => {
  it.each([
    ['10,000,001 bytes (WIZ-55)', pdf('buyuk.pdf', 10_000_001), 'Maksimum dosya boyutunu aştınız (10MB).'],
    ['another type (WIZ-54)', file('belge.docx', zip), 'Yalnızca JPG, JPEG, PNG veya PDF yükleyebilirsiniz.'],
    ['a photograph of a phone (WIZ-54)', file('IMG_1.heic', heic), /HEIC biçimi desteklenmiyor/],
    ['one that was named .jpg (WIZ-54)', file('IMG_1.jpg', heic), /HEIC biçimi desteklenmiyor/],
    ['a renamed file (WIZ-54)', file('belge.pdf', zip), /içeriği uzantısıyla uyuşmuyor/],
    ['a picture named .pdf (WIZ-54)', file('foto.pdf', png), /içeriği uzantısıyla uyuşmuyor/],
    ['an empty one', new File([], 'bos.pdf'), 'Dosya boş.'],
  ])('%s', async (_what, chosen, words) => {
    const { press, put } = await open();
    put(first, chosen);
    await within(slot(first)).findByText(words);
    expect(within(slot(first)).getAllByText(new RegExp(chosen.name.replace('.', '\\.'))).length).toBeGreaterThan(0);
    expect(screen.getByText('5 belgeden 0 tanesi hazır')).toBeTruthy();
    await press('Tamamla');
    await waitFor(() => expect(slot(first).contains(document.activeElement)).toBe(true));
    await title('Belge yükleme');
  });
});

it('says “Dosya gereklidir.” at each that is missing (WIZ-56)', async () => {
  const { press } = await open();
  await press('Tamamla');
  await waitFor(() => expect(screen.getAllByText('Dosya gereklidir.')).toHaveLength(5));
  expect(slot(first).contains(document.activeElement)).toBe(true);
});

describe('choosing again', () => {
  it('takes the same file that was removed before', async () => {
    const { put, user } = await open();
    const chosen = pdf('belge.pdf');
    put(first, chosen);
    await within(slot(first)).findByText(/Hazır/);
    await user.click(within(slot(first)).getByRole('button', { name: /Kaldır/ }));
    expect(screen.getByText('5 belgeden 0 tanesi hazır')).toBeTruthy();
    put(first, chosen);
    await within(slot(first)).findByText(/Hazır/);
    expect(screen.getByText('5 belgeden 1 tanesi hazır')).toBeTruthy();
  });

  it('takes the file before back when a refused one is removed', async () => {
    const { put, user } = await open();
    put(first, pdf('iyi.pdf'));
    await within(slot(first)).findByText(/Hazır/);
    put(first, pdf('buyuk.pdf', 10_000_001));
    await within(slot(first)).findByText('Maksimum dosya boyutunu aştınız (10MB).');
    expect(screen.getByText('5 belgeden 1 tanesi hazır')).toBeTruthy();
    await user.click(within(slot(first)).getByRole('button', { name: /Kaldır/ }));
    await within(slot(first)).findByText(/Hazır/);
    expect(within(slot(first)).getAllByText(/iyi\.pdf/).length).toBeGreaterThan(0);
  });

  it('keeps the stored document when a new one is removed (WIZ-11)', async () => {
    const { put, user } = await open(filledApplication());
    put(first, pdf('yeni.pdf'));
    await within(slot(first)).findByText(/Hazır/);
    await user.click(within(slot(first)).getByRole('button', { name: /Kaldır/ }));
    expect(within(slot(first)).getByRole('link').getAttribute('href')).toBe('/files/taxPlate');
    expect(screen.getByText('5 belgeden 5 tanesi hazır')).toBeTruthy();
  });
});
