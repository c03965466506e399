import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../testing/render';
import { TargetButton } from './TargetButton';
import { TargetLink, useTarget } from './TargetLink';

const link = (
  <TargetLink target="venues.edit" params={{ id: 7 }}>
    Moda
  </TargetLink>
);

const rendered = vi.fn();
function Counted() {
  rendered();
  useTarget({ target: 'venues.list' });
  return null;
}

describe('TargetLink', () => {
  it('is a real link and goes the host’s way', async () => {
    const { host, user } = renderKit(link);
    expect(screen.getByRole('link', { name: 'Moda' }).getAttribute('href')).toBe('/venues.edit/7');
    await user.click(screen.getByRole('link'));
    expect(host.visits).toEqual(['venues.edit/7']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (modifier) => {
      const { host } = renderKit(link);
      const click = createEvent.click(screen.getByRole('link'), modifier);
      fireEvent(screen.getByRole('link'), click);
      expect(click.defaultPrevented).toBe(false);
      expect(host.visits).toEqual([]);
    },
  );

  it('is plain text, and a button is absent, where the host has no such target', () => {
    renderKit(
      <>
        <TargetLink target="absent.page">Moda</TargetLink>
        <TargetButton target="absent.page">Ekle</TargetButton>
      </>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Moda')).toBeTruthy();
    expect(screen.queryByText('Ekle')).toBeNull();
  });

  it('has no address without a host', () => {
    renderKit(link, { query: null });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('renders no link again when only the query changes', () => {
    const element = <Counted />;
    const { update } = renderKit(element);
    update(element);
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});
