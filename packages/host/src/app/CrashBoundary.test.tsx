import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CrashBoundary } from './CrashBoundary';

const fault = new Error('no such row');
const Page = () => {
  if (useLocation().pathname === '/broken') throw fault;
  return <p>Sayfa</p>;
};

const report = vi.fn();
beforeEach(() => {
  vi.stubGlobal('reportError', report);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says what happened in place of a broken page, keeps the fault off the screen, and goes with the next address', async () => {
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/whole">Başka</Link>
      <CrashBoundary>
        <Page />
      </CrashBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert').textContent).not.toContain('no such row');
  expect(report).toHaveBeenCalledWith(fault);
  await userEvent.click(screen.getByRole('link', { name: 'Başka' }));
  expect(screen.getByText('Sayfa')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
