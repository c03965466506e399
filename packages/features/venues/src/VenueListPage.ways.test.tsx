import { memoryNavigation, renderFeature } from '@telve/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type VenueClientOptions, venueClient } from './testing/venueClient';
import { VenueListPage } from './VenueListPage';

const open = (options: VenueClientOptions = {}) =>
  renderFeature(<VenueListPage />, { client: venueClient(options), navigation: '' });

const row = (venue: string) => screen.findByText(venue);

describe('the editor of a venue', () => {
  it.each(['PanelUser', 'PanelVenueUser'] as const)('is a step away for a %s (VEN-05, VEN-06)', async (role) => {
    const { user, navigation } = open({ roles: [role] });
    await row('Kırık Fincan Moda');
    await user.click(screen.getByRole('link', { name: 'Düzenle: Kırık Fincan Moda' }));
    expect(navigation.visits).toMatchObject([{ target: 'venues.edit', params: { id: 1 } }]);
  });
});

describe('adding, import and export', () => {
  it('stand above the list for staff; adding leads to its form (VEN-03)', async () => {
    const { user, navigation } = open();
    await row('Kırık Fincan Moda');
    expect(screen.getByRole('button', { name: 'İçe aktar' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Dışa aktar' })).toBeDefined();
    await user.click(screen.getByText('Mağaza ekle'));
    expect(navigation.visits).toMatchObject([{ target: 'venues.add' }]);
  });

  it('offers a venue user no adding (VEN-13)', async () => {
    open({ roles: ['PanelVenueUser'] });
    await row('Kırık Fincan Moda');
    expect(screen.queryByText('Mağaza ekle')).toBeNull();
  });

  it('offers a venue user no import (VEN-14)', async () => {
    open({ roles: ['PanelVenueUser'] });
    await row('Kırık Fincan Moda');
    expect(screen.queryByRole('button', { name: 'İçe aktar' })).toBeNull();
  });

  it('offers a venue user no export (VEN-15)', async () => {
    open({ roles: ['PanelVenueUser'] });
    await row('Kırık Fincan Moda');
    expect(screen.queryByRole('button', { name: 'Dışa aktar' })).toBeNull();
  });
});

describe('the activity log of a venue', () => {
  it('is a step away for staff, by a link that names the venue', async () => {
    const { user, navigation } = open();
    await row('Kırık Fincan Moda');
    await user.click(screen.getByRole('link', { name: 'İşlem geçmişi: Kırık Fincan Moda' }));
    expect(navigation.visits).toMatchObject([{ target: 'activity.venue', params: { id: 1 } }]);
  });

  it('is not offered to venue users, nor where the host has no page for it', async () => {
    const { unmount } = open({ roles: ['PanelVenueUser'] });
    await row('Kırık Fincan Moda');
    expect(screen.queryByRole('link', { name: /^İşlem geçmişi/ })).toBeNull();
    unmount();
    renderFeature(<VenueListPage />, { client: venueClient(), navigation: memoryNavigation('', ['venues.list']) });
    await row('Kırık Fincan Moda');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'İşlemler' })).toBeNull();
  });
});
