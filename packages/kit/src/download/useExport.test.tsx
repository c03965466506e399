import { type Client, companyEntries } from '@telve/api';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deferred, refuse, testClient } from '../testing/client';
import { renderKit } from '../testing/render';
import { useExport } from './useExport';

function Page() {
  const { download, busy, saved } = useExport(companyEntries.exportList, { name: 'is-yerleri' });
  return (
    <button type="button" aria-busy={busy} onClick={() => void download({ search: 'Çınar' })}>
      {saved ?? 'Dışa aktar'}
    </button>
  );
}

const names: string[] = [];
beforeEach(() => {
  names.length = 0;
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});

const open = (client: Client) => renderKit(<Page />, { client: client as ReturnType<typeof testClient> });

it('saves the answer under its name, once however often it is pressed (D-88)', async () => {
  const answer = deferred<{ blob: Blob; fileName: string | null }>();
  const client = testClient().on(companyEntries.exportList, () => answer.promise);
  const { user } = open(client);
  const button = screen.getByRole('button', { name: 'Dışa aktar' });
  await user.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  answer.resolve({ blob: new Blob(['x']), fileName: 'is-yerleri_28-11-2026.xlsx' });
  await screen.findByText('Dosya indirildi.');
  expect(names).toEqual(['is-yerleri_28-11-2026.xlsx']);
  expect(client.inputs(companyEntries.exportList)).toEqual([{ search: 'Çınar' }]);
  expect(button.textContent).toBe('is-yerleri_28-11-2026.xlsx');
});

it('gives a file without a name its own with the day, and tells a failure', async () => {
  const client = testClient().on(companyEntries.exportList, () => ({ blob: new Blob(['x']), fileName: null }));
  const { user } = open(client);
  await user.click(screen.getByRole('button', { name: 'Dışa aktar' }));
  await waitFor(() => expect(names[0]).toMatch(/^is-yerleri_\d\d-\d\d-\d{4}\.xlsx$/));
  client.on(companyEntries.exportList, () => refuse('internal_error', { status: 500 }));
  await user.click(screen.getByRole('button', { name: /is-yerleri/ }));
  await screen.findByText('Bir hata oluştu');
  expect(names).toHaveLength(1);
});
