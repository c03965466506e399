import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInRoot } from '../testing/renderInRoot';
import { PasswordField } from './PasswordField';
import { SearchField } from './SearchField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const describedBy = (element: Element) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

function Live({ of: Control, initial = '' }: { of: typeof TextField | typeof SearchField; initial?: string }) {
  const [value, setValue] = useState(initial);
  return <Control label="Ad" value={value} onChange={setValue} />;
}

describe('text fields', () => {
  it('give the value, not an event', async () => {
    const onChange = vi.fn();
    renderInRoot(<TextField label="Ad" value="" onChange={onChange} />);
    await userEvent.type(screen.getByLabelText('Ad'), 'ı');
    expect(onChange).toHaveBeenCalledWith('ı');
  });

  it('tie hint and error to the input; the error takes the place of the hint', () => {
    const { rerender } = renderInRoot(<TextField label="Ad" hint="Tabeladaki ad" value="" onChange={() => {}} />);
    expect(describedBy(screen.getByLabelText('Ad'))).toBe('Tabeladaki ad');
    rerender(<TextField label="Ad" hint="Tabeladaki ad" error="Ad zorunludur." value="" onChange={() => {}} />);
    expect(describedBy(screen.getByLabelText('Ad'))).toBe('Ad zorunludur.');
    expect(screen.getByLabelText('Ad').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Tabeladaki ad')).toBeNull();
  });

  it('keep a hidden label for assistive technology, and mark what is optional', () => {
    renderInRoot(<TextArea label="Not" hideLabel optional value="" onChange={() => {}} />);
    expect(screen.getByRole('textbox', { name: 'Not (isteğe bağlı)' })).toBeDefined();
  });

  it('take texts from the root', () => {
    renderInRoot(<TextField label="Ad" optional value="" onChange={() => {}} />, {
      texts: { field: { optional: '(optional)' } },
    });
    expect(screen.getByText('(optional)')).toBeDefined();
  });

  it('shows and hides a password, and leaves it to password managers', async () => {
    renderInRoot(<PasswordField label="Şifre" value="gizli" onChange={() => {}} />);
    const input = screen.getByLabelText('Şifre');
    expect([input.getAttribute('type'), input.getAttribute('autocomplete')]).toEqual(['password', 'current-password']);
    await userEvent.click(screen.getByRole('button', { name: 'Şifreyi göster' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Şifreyi gizle' }));
    expect(input.getAttribute('type')).toBe('password');
  });

  it('clears a search with Esc or the button and stays in it', async () => {
    renderInRoot(<Live of={SearchField} initial="kahve" />);
    const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Ad' });
    await userEvent.type(input, '{Escape}');
    expect(input.value).toBe('');
    await userEvent.type(input, 'çay');
    await userEvent.click(screen.getByRole('button', { name: 'Aramayı temizle' }));
    expect([input.value, document.activeElement]).toEqual(['', input]);
  });
});
