import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInRoot } from '../../testing/renderInRoot';
import { PhoneFrame } from './PhoneFrame';

it('is a named group around what the app shows; its own line at the top is not read', () => {
  renderInRoot(
    <PhoneFrame label="Telefon önizlemesi">
      <p>İlk ay 100 ₺ indirim</p>
    </PhoneFrame>,
  );
  const phone = screen.getByRole('group', { name: 'Telefon önizlemesi' });
  expect(within(phone).getByText('İlk ay 100 ₺ indirim')).toBeDefined();
  expect(within(phone).getByText('9:41').closest('[aria-hidden="true"]')).not.toBeNull();
});
