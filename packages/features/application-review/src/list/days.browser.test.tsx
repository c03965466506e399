import { applicationEntries } from '@telve/api';
import { addDays, addYears, formatDate, today } from '@telve/locale';
import { renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { applicationClient } from '../testing/applicationClient';
import { ApplicationListPage } from './ApplicationListPage';

it('refuses tomorrow as start, an end before its start, more than one year ahead (STAFF-08, STAFF-09, STAFF-10)', async () => {
  await page.viewport(1280, 900);
  const client = applicationClient();
  const { user } = renderFeature(<ApplicationListPage />, { client });
  await screen.findByText('Kırık Fincan Moda');
  await user.click(screen.getByRole('button', { name: /^Başvuru tarihi/ }));
  const retype = async (name: 'Başlangıç' | 'Bitiş', text: string) => {
    await user.clear(screen.getByRole('textbox', { name }));
    await user.type(screen.getByRole('textbox', { name }), text);
  };
  await retype('Başlangıç', formatDate(addDays(today(), 1)));
  await screen.findByText(`En geç ${formatDate(today())} olabilir.`);
  await retype('Başlangıç', '10.11.2026');
  await retype('Bitiş', '09.11.2026{Enter}');
  await screen.findByText('Bitiş tarihi başlangıçtan önce olamaz.');
  const last = addYears(today(), 1);
  await retype('Bitiş', `${formatDate(addDays(last, 1))}{Enter}`);
  await screen.findByText(`En geç ${formatDate(last)} olabilir.`);
  expect(client.inputsOf(applicationEntries.list)).toEqual([{ page: 1, size: 10 }]);
});
