import { applicationEntries, encode, type MerchantApplication, roles } from '@telve/api';
import { expectNoAxeViolations, many, refusal, renderFeature } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationClient } from '../testing/applicationClient';
import { numbered } from '../testing/applications';
import { ApplicationListPage } from './ApplicationListPage';

const open = (query = '', applications?: readonly MerchantApplication[]) => {
  const client = applicationClient(applications);
  const rendered = renderFeature(<ApplicationListPage />, { client, navigation: query });
  return { ...rendered, client, asked: () => client.inputsOf(applicationEntries.list) };
};
const row = async (store: string) => within((await screen.findByText(store)).closest('tr') as HTMLElement);

describe('the list', () => {
  it('shows store, number, person, contact, day, documents and status (STAFF-01, STAFF-15)', async () => {
    open();
    const one = await row('Kırık Fincan Moda');
    const shown = ['Başvuru 4187', 'Elif Tandoğmuş', 'elif@kirikfincan.example', '(+90) 532 418 07 26'];
    for (const text of [...shown, '21.11.2026', '5 / 5', 'Onay bekliyor']) expect(one.getByText(text)).toBeDefined();
    expect((await row('Güneşli Kahve Evi')).getByText('—')).toBeDefined();
    expect((await row('Işıklı Pasaj Kahvecisi')).getByText('Belge yeniden istendi')).toBeDefined();
  });

  it('leads to the application (STAFF-02)', async () => {
    open();
    const one = await row('Kırık Fincan Moda');
    for (const link of one.getAllByRole('link')) {
      expect(link.getAttribute('href')).toBe('/applications.detail/4187');
    }
  });

  it('searches from two letters on (STAFF-04)', async () => {
    const { user, asked } = open();
    await user.type(await screen.findByRole('searchbox'), 'ya');
    await waitFor(() => expect(asked().at(-1)).toEqual({ page: 1, size: 10, search: 'ya' }));
    await waitFor(() => expect(screen.queryByText('Bakır Cezve Nilüfer')).toBeNull());
    expect(screen.getByText('Yağmur Fincan')).toBeDefined();
  });

  it.each([
    'NewApplication',
    'PendingPreApproval',
    'PreApproved',
    'PendingApproval',
    'AwaitingStoreOpening',
    'Rejected',
    'Completed',
  ] as const)('narrows to %s out of the address (STAFF-06, STAFF-15)', async (status) => {
    const { asked } = open(`status=${status}`);
    await waitFor(() => expect(asked()).toEqual([{ page: 1, size: 10, status }]));
  });

  it('asks with days and status together (STAFF-07, STAFF-35)', async () => {
    const { asked } = open('status=Rejected&startDate=2026-11-01&endDate=2026-11-27&search=sehir');
    await waitFor(() =>
      expect(asked()).toEqual([
        { page: 1, size: 10, search: 'sehir', status: 'Rejected', startDate: '2026-11-01', endDate: '2026-11-27' },
      ]),
    );
  });

  it('sends its days as DD-MM-YYYY (STAFF-36)', () => {
    const input = { page: 1, size: 10, startDate: '2025-03-05', endDate: '2025-03-09' };
    expect(encode(applicationEntries.list, input).query).toBe(
      '?page=1&size=10&startDate=05-03-2025&endDate=09-03-2025',
    );
  });

  it('has the page sizes 10, 25, 50 and 100 (STAFF-11)', async () => {
    open('', many(30, numbered));
    const sizes = within(await screen.findByRole('combobox')).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '25', '50', '100']);
  });

  it('says that there is none yet, and that none was found', async () => {
    open('', []);
    expect(await screen.findByText('Henüz başvuru yok')).toBeDefined();
  });

  it('has no axe faults', async () => {
    const { container } = open();
    await row('Kırık Fincan Moda');
    await expectNoAxeViolations(container);
  });
});

describe('the export', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:made';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  it('saves the file under the name of the answer, with the filters of the list (STAFF-05, STAFF-40, D-88)', async () => {
    const { user, client } = open('status=Rejected&search=sehir&page=2');
    await user.click(await screen.findByRole('button', { name: 'Dışa aktar' }));
    await waitFor(() => expect(saved).toEqual(['basvurular_27-11-2026.xlsx']));
    expect(client.inputsOf(applicationEntries.exportList)).toEqual([{ status: 'Rejected', search: 'sehir' }]);
  });

  it('says “Bir hata oluştu.” when it fails, and can be tried again', async () => {
    const { user, client } = open();
    client.answer(applicationEntries.exportList, () => Promise.reject(refusal('internal_error', { status: 500 })));
    await user.click(await screen.findByRole('button', { name: 'Dışa aktar' }));
    expect(await screen.findByText('Bir hata oluştu.')).toBeDefined();
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'Dışa aktar' })).toBeDefined();
  });
});

it.each(roles.filter((role) => role !== 'PanelUser'))('is closed to %s and asks nothing (STAFF-03)', (role) => {
  const client = applicationClient();
  renderFeature(<ApplicationListPage />, { client, roles: [role] });
  expect(screen.getByText('Bu sayfayı görme yetkiniz yok')).toBeDefined();
  expect(client.calls).toEqual([]);
});
