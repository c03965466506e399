import { venueEntries } from '@telve/api';
import { Can, kitTexts, ListPage, TargetLink, useList, useTexts } from '@telve/kit';
import type { Column } from '@telve/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe';
import { many, page, venueRow } from './builders';
import { type FakeClient, stub } from './fakeClient';
import { renderFeature } from './renderFeature';

const { list, updateStatus } = venueEntries;
const columns: Column<ReturnType<typeof venueRow>>[] = [
  { id: 'name', header: 'Mağaza', role: 'identity', cell: (row) => row.venueName },
];

function Venues() {
  const { retry } = useTexts(kitTexts);
  return (
    <>
      <ListPage list={useList(list)} title="Mağazalar" caption="Mağazalar" columns={columns} search="Mağaza adı" />
      <Can entry={updateStatus}>may</Can>
      <TargetLink target="venues.edit" params={{ id: 7 }}>
        {retry}
      </TargetLink>
    </>
  );
}

const venues = stub(list, ({ page: number = 1 }) => page([venueRow({ id: number })], { totalCount: 25 }));

describe('renderFeature', () => {
  it('gives provider, client, roles, texts and navigation', async () => {
    const { client, navigation, user } = renderFeature(<Venues />, {
      client: [venues],
      navigation: 'page=2',
      texts: { kit: { retry: 'Git' } },
    });
    expect(await screen.findByText('Mağaza 2')).toBeTruthy();
    expect(screen.getByText('may')).toBeTruthy();
    await user.click(screen.getByText('3'));
    await screen.findByText('Mağaza 3');
    expect(navigation.query()).toBe('page=3');
    act(() => navigation.back());
    await screen.findByText('Mağaza 2');
    await user.click(screen.getByText('Git'));
    expect(navigation.visits).toEqual([{ target: 'venues.edit', params: { id: 7 }, replace: undefined }]);
    expect((client as FakeClient).inputsOf(list)).toHaveLength(2);
  });

  it('renders for another role and without a host’s navigation', async () => {
    renderFeature(<Venues />, { client: [venues], roles: ['PanelVenueUser'], navigation: null });
    await screen.findByText('Mağaza 1');
    expect(screen.queryByText('may')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Yeniden dene' })).toBeNull();
  });
});

describe('expectNoAxeViolations', () => {
  it('passes a good page and names what is wrong with a bad one', async () => {
    const { container } = renderFeature(<Venues />, { client: [stub(list, page(many(2, venueRow)))] });
    await waitFor(() => expect(screen.getByText('Mağaza 2')).toBeTruthy());
    await expectNoAxeViolations(container, { layout: false });
    const { container: bad } = renderFeature(<button type="button" />);
    await expect(expectNoAxeViolations(bad, { layout: false })).rejects.toThrow('button-name');
  });
});
