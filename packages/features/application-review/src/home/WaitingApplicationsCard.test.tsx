import { applicationEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationClient } from '../testing/applicationClient';
import { WaitingApplicationsCard } from './WaitingApplicationsCard';

it('counts in one strip what waits, in the order of the steps, each leading to the list of these (STAFF-06)', async () => {
  const { container } = renderFeature(<WaitingApplicationsCard />, { client: applicationClient() });
  await screen.findByRole('link', { name: 'Onay bekleyen başvuru 2' });
  const list = screen.getByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/applications.list?status=NewApplication', 'Yeni başvuru 1'],
    ['/applications.list?status=PendingPreApproval', 'Ön onay bekleyen başvuru 1'],
    ['/applications.list?status=PendingApproval', 'Onay bekleyen başvuru 2'],
  ]);
  await expectNoAxeViolations(container);
});

it('says when it cannot be read, and reads again', async () => {
  const client = applicationClient();
  client.answer(applicationEntries.list, () => Promise.reject(refusal('internal_error', { status: 500 })));
  const { user } = renderFeature(<WaitingApplicationsCard />, { client });
  expect(await screen.findByText('Bekleyen başvurular yüklenemedi')).toBeDefined();
  client.answer(applicationEntries.list, { items: [], totalCount: 0, totalPages: 0 });
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByRole('link', { name: 'Onay bekleyen başvuru 0' })).toBeDefined();
});
