import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '../services';
import { openGuarded } from '../testing/guarded';
import { signedIn } from '../testing/signIn';

// A file of its own: nobody has been signed in yet on this page.
it('leads a visitor to /, and after the sign-in to the asked page with its query (SES-03, SES-04, D-06)', async () => {
  const { address } = openGuarded('/dashboard/venues?page=3');
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByText('mağazalar')).toBeNull();
  await act(async () => session.signIn(signedIn('PanelVenueUser')));
  await waitFor(() => expect(address()).toBe('/dashboard/venues?page=3'));
  expect(screen.getByText('mağazalar')).toBeDefined();
});
