import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInRoot } from '../testing/renderInRoot';
import { Button } from './Button';
import { IconButton } from './IconButton';

describe('Button', () => {
  it('does not submit a form unless it is told to', () => {
    renderInRoot(<Button>Kaydet</Button>);
    expect(screen.getByRole('button')).toHaveProperty('type', 'button');
  });

  it('says that work is under way, keeps the focus and ignores clicks while loading', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    renderInRoot(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading loadingText="Kaydediliyor" onClick={onClick}>
          Kaydet
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Kaydediliyor' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect([onClick.mock.calls, onSubmit.mock.calls]).toEqual([[], []]);
  });

  it('an icon button is named in words', () => {
    renderInRoot(<IconButton label="Düzenle: Kadıköy Şubesi" icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Düzenle: Kadıköy Şubesi' })).toBeDefined();
  });
});
