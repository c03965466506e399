import { venueEditorEntries } from '@telve/api';
import { expectNoAxeViolations, fakeClient, renderFeature, stub } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedVenue } from './testing/storedVenue';
import { VenueEditPage } from './VenueEditPage';

const open = async (part: Parameters<typeof storedVenue>[0] = {}, theme: 'light' | 'dark' = 'light') => {
  const client = fakeClient(
    [stub(venueEditorEntries.detail, storedVenue(part)), stub(venueEditorEntries.update, true)],
    { roles: ['PanelVenueUser'] },
  );
  const rendered = renderFeature(<VenueEditPage id={1} />, { client, theme, background: 'surface' });
  await screen.findByRole('heading', { name: 'Kırık Fincan Moda' });
  return { ...rendered, client };
};

const save = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Güncelle' }));

describe('a venue user', () => {
  it('reads the venue by its id and cannot type into any of its fields (VEN-06, VEN-51, VEN-130)', async () => {
    const { client } = await open();
    expect(client.inputsOf(venueEditorEntries.detail)).toEqual([{ id: 1 }]);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  it('marks a passive venue as coming soon; nothing else is sent (VEN-53, VEN-87, VEN-139)', async () => {
    const opened = await open({ isOpen: false, wasActivated: false });
    await opened.user.click(screen.getByRole('switch', { name: 'Yakında' }));
    await save(opened);
    await waitFor(() =>
      expect(opened.client.inputsOf(venueEditorEntries.update)).toEqual([
        { id: 1, version: 3, isComingSoon: true, isBusy: false, isFree: false },
      ]),
    );
  });

  it('is told that busy needs its end; the call is not made (VEN-93, VEN-123)', async () => {
    const opened = await open();
    await opened.user.click(screen.getByRole('switch', { name: 'Yoğun veya tatil' }));
    await save(opened);
    expect((await screen.findAllByText('Yoğunluk bitiş saati girişi yapmalısınız!')).length).toBeGreaterThan(0);
    expect(opened.client.inputsOf(venueEditorEntries.update)).toEqual([]);
  });

  it('is told that a holiday needs its end, beside the days that are left (VEN-94, VEN-95, VEN-125)', async () => {
    const opened = await open();
    await opened.user.click(screen.getByRole('switch', { name: 'Yoğun veya tatil' }));
    await opened.user.click(screen.getByRole('radio', { name: 'Tatil' }));
    expect(screen.getByText('Kalan tatil hakkı: 14 gün')).toBeDefined();
    await save(opened);
    expect((await screen.findAllByText('Tatil bitiş tarihi girişi yapmalısınız!')).length).toBeGreaterThan(0);
  });

  it.each(['light', 'dark'] as const)('sees nothing that axe objects to (%s)', async (theme) => {
    const { container } = await open({}, theme);
    await expectNoAxeViolations(container);
  });
});
