import { applicationEntries } from '@telve/api';
import { expectNoAxeViolations, refusal, renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationClient } from '../testing/applicationClient';
import { WaitingApplicationsCard } from './WaitingApplicationsCard';

it('counts what waits, each leading to the list of these (STAFF-06)', async () => {
  const { container } = renderFeature(<WaitingApplicationsCard />, { client: applicationClient() });
  const link = await screen.findByRole('link', { name: 'Onay bekleyen başvuru' });
  expect(link.getAttribute('href')).toBe('/applications.list?status=PendingApproval');
  expect(link.closest('p')?.textContent).toBe('2Onay bekleyen başvuru');
  await expectNoAxeViolations(container);
});

it('says when it cannot be read, and reads again', async () => {
  const client = applicationClient();
  client.answer(applicationEntries.list, () => Promise.reject(refusal('internal_error', { status: 500 })));
  const { user } = renderFeature(<WaitingApplicationsCard />, { client });
  expect(await screen.findByText('Bekleyen başvurular yüklenemedi')).toBeDefined();
  client.answer(applicationEntries.list, { items: [], totalCount: 0, totalPages: 0 });
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect((await screen.findByText('Onay bekleyen başvuru')).closest('p')?.textContent).toBe('0Onay bekleyen başvuru');
});
