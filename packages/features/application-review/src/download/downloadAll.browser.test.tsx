import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { application, storedDocument } from '../testing/applications';
import { openDetail } from '../testing/openDetail';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.restoreAllMocks());

/** What the browser's downloads are given. */
const downloads = () => {
  const given: { name: string; content: Promise<string> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push({ name: this.download, content: fetch(this.href).then((answer) => answer.text()) });
  });
  return given;
};

const open = async (...urls: readonly [string, string]) => {
  const opened = await openDetail(
    application({
      documents: [
        storedDocument({ url: urls[0], name: 'IMG_0001.jpg' }),
        storedDocument({ document: 'contract', url: urls[1], name: 'tarama.pdf', type: 'application/pdf' }),
      ],
    }),
  );
  await opened.press('Yan yana incele');
  return opened;
};

it('downloads all documents as one archive, each by what it is (STAFF-14)', async () => {
  const given = downloads();
  const { press } = await open('data:,levha', 'data:,sozlesme');
  await press('Tümünü indir');
  await waitFor(() => expect(given).toHaveLength(1));
  expect(given[0]?.name).toBe('basvuru-4187-belgeler.zip');
  const content = await given[0]?.content;
  expect(content).toContain('Vergi levhası.jpglevha');
  expect(content).toContain('Sözleşme.pdfsozlesme');
});

it('gives nothing when a document cannot be read, says so, and reads fresh links (STAFF-14)', async () => {
  const given = downloads();
  const { client, press } = await open('data:,levha', 'blob:ended');
  const reads = client.calls.length;
  await press('Tümünü indir');
  await screen.findByText('Belgeler indirilemedi. Yeniden deneyin.');
  await waitFor(() => expect(client.calls.length).toBeGreaterThan(reads));
  expect(given).toEqual([]);
});
