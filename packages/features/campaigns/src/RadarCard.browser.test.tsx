import { type RadarItem, radarEntries } from '@telve/api';
import { today } from '@telve/locale';
import { fakeClient, renderFeature, stub } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RadarCard } from './RadarCard';

const item: RadarItem = {
  kind: 'campaign',
  id: 1,
  name: 'Öğle kahvesi',
  endDate: today(),
  endTime: null,
  codesLeft: 682,
};

it('underlines the name alone while the pointer is over a line', async () => {
  renderFeature(<RadarCard />, { client: fakeClient([stub(radarEntries.list, { items: [item], totalCount: 1 })]) });
  const line = await screen.findByRole('link');
  await userEvent.hover(line);
  const lineOf = (element: Element) => getComputedStyle(element).textDecorationLine;
  await waitFor(() => expect(lineOf(screen.getByText('Öğle kahvesi'))).toBe('underline'));
  expect(lineOf(line)).toBe('none');
  expect(lineOf(screen.getByText('Kampanya · 682 kod kaldı'))).toBe('none');
});
