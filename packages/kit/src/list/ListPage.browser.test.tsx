import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, refuse, testClient } from '../testing/client';
import { entry, last, listing, loaded, Periods, rendered, rows, search } from '../testing/periods';
import { renderKit } from '../testing/render';

describe('ListPage', () => {
  it('asks for page 1 with 10 rows (LIST-03)', async () => {
    const { client } = renderKit(<Periods />, { client: listing() });
    await loaded();
    expect(client.inputs(entry)).toEqual([{ page: 1, size: 10 }]);
    expect(screen.getAllByText(/ dk$/)).toHaveLength(10);
  });

  it('keeps the page number in the query and follows it back (LIST-01, LIST-02)', async () => {
    const { client, host, user } = renderKit(<Periods />, { client: listing() });
    await loaded();
    await user.click(screen.getByRole('button', { name: /Sayfa 2/ }));
    expect(host.queries.at(-1)).toContain('page=2');
    await screen.findByText('55 dk');
    expect(last(client)).toEqual({ page: 2, size: 10 });
    act(() => host.back());
    expect(await loaded()).toBeTruthy();
  });

  it('starts from the query and leaves what is not its own there', async () => {
    const client = listing(60);
    const { host, user } = renderKit(<Periods />, {
      client,
      query: 'theme=x&page=2&size=25&isActive=false&cityId=abc&search=on',
    });
    await screen.findByText('130 dk');
    expect(client.inputs(entry)).toEqual([{ page: 2, size: 25, isActive: false, search: 'on' }]);
    await user.click(screen.getByRole('button', { name: /Sayfa 1/ }));
    expect(host.queries.at(-1)).toContain('theme=x');
  });

  it('offers 10, 25, 50 and 100 rows and goes back to page 1 (LIST-04, LIST-07)', async () => {
    const { client, host } = renderKit(<Periods />, { client: listing(), query: 'page=2' });
    await screen.findByText('55 dk');
    const sizes = screen.getByRole('combobox');
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '25', '50', '100']);
    fireEvent.change(sizes, { target: { value: '25' } });
    await waitFor(() => expect(last(client)).toEqual({ page: 1, size: 25 }));
    expect(host.queries.at(-1)).toBe('page=1&size=25');
  });

  it('searches from two typed characters on, once after a pause (LIST-05, LIST-07)', async () => {
    const { client, host } = renderKit(<Periods />, { client: listing(), query: 'page=2' });
    await screen.findByText('55 dk');
    vi.useFakeTimers();
    try {
      const calls = () => client.inputs(entry).length;
      fireEvent.change(search(), { target: { value: 'k' } });
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(calls()).toBe(1);
      fireEvent.change(search(), { target: { value: 'ka' } });
      fireEvent.change(search(), { target: { value: 'kad ' } });
      await act(() => vi.advanceTimersByTimeAsync(299));
      expect(calls()).toBe(1);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(calls()).toBe(2);
      expect(last(client)).toEqual({ page: 1, size: 10, search: 'kad' });
      expect(host.queries.at(-1)).toBe('page=1&search=kad');
      expect((search() as HTMLInputElement).value).toBe('kad ');
    } finally {
      vi.useRealTimers();
    }
  });

  it('reloads once when the search is emptied, and makes no call when it shrinks to one (LIST-06, D-17)', async () => {
    const { client } = renderKit(<Periods />, { client: listing(), query: 'search=kad' });
    await loaded();
    vi.useFakeTimers();
    try {
      fireEvent.change(search(), { target: { value: 'k' } });
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(client.inputs(entry)).toHaveLength(1);
      fireEvent.change(search(), { target: { value: '' } });
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(client.inputs(entry)).toHaveLength(2);
      expect(last(client)).toEqual({ page: 1, size: 10 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('renders no row while somebody types', async () => {
    renderKit(<Periods />, { client: listing() });
    await loaded();
    rendered.mockClear();
    fireEvent.change(search(), { target: { value: 'x' } });
    expect(rendered).not.toHaveBeenCalled();
  });

  it('goes to the last page instead of one past the end, without a further step back', async () => {
    const { client, host } = renderKit(<Periods />, { client: listing(12), query: 'page=9' });
    await screen.findByText('55 dk');
    expect(last(client)).toEqual({ page: 2, size: 10 });
    expect(host.queries).toEqual(['page=2']);
  });

  it('keeps its state inside when the host lends no address', async () => {
    const { client, user } = renderKit(<Periods />, { client: listing(), query: null });
    await loaded();
    await user.click(screen.getByRole('button', { name: /Sayfa 2/ }));
    await screen.findByText('55 dk');
    expect(last(client)).toEqual({ page: 2, size: 10 });
  });

  it('leaves its state to an embedder that holds it', async () => {
    const onStateChange = vi.fn();
    const state = { page: 2, size: 10, search: '', filters: {} };
    const { host, user } = renderKit(<Periods options={{ state, onStateChange }} />, { client: listing() });
    await screen.findByText('55 dk');
    await user.click(screen.getByRole('button', { name: /Sayfa 3/ }));
    expect(onStateChange).toHaveBeenCalledWith({ ...state, page: 3 }, 'push');
    expect(host.queries).toEqual(['']);
  });

  it('says that there is nothing yet', async () => {
    renderKit(<Periods />, { client: listing(0) });
    expect(await screen.findByText('Henüz süre yok')).toBeTruthy();
  });

  it('repeats the query when nothing is found and takes the filters away', async () => {
    const all = rows(3);
    const client = testClient().on(entry, ({ search: text }) => (text ? page<(typeof all)[0]>([]) : page(all)));
    const { user } = renderKit(<Periods />, { client, query: 'search=yok&isActive=false' });
    expect(await screen.findByText('“yok” için sonuç yok.')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Filtreleri temizle' }).at(-1) as HTMLElement);
    await loaded();
    expect(last(client)).toEqual({ page: 1, size: 10 });
    expect((search() as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(search());
  });

  it('takes away with the filters what was typed but not sent yet', async () => {
    const { client, user } = renderKit(<Periods />, { client: listing(), query: 'isActive=true' });
    await loaded();
    await user.type(search(), 'm');
    await user.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    await waitFor(() => expect((search() as HTMLInputElement).value).toBe(''));
    expect(client.inputs(entry).every((input) => input.search === undefined)).toBe(true);
  });

  it('shows an error before anything else and tries again on demand', async () => {
    const client = testClient().on(entry, () => refuse('not_found', { status: 404 }));
    const { user } = renderKit(<Periods />, { client });
    expect(await screen.findByText('Bir hata oluştu')).toBeTruthy();
    client.on(entry, () => page(rows(1)));
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await loaded()).toBeTruthy();
  });

  it('shows the error of a page that failed, not the rows of the page before', async () => {
    const client = testClient().on(entry, ({ page: number }) =>
      number === 2 ? refuse('not_found') : page(rows(10), 25),
    );
    const { user } = renderKit(<Periods />, { client });
    await loaded();
    await user.click(screen.getByRole('button', { name: /Sayfa 2/ }));
    expect(await screen.findByText('Bir hata oluştu')).toBeTruthy();
    expect(screen.queryByText('5 dk')).toBeNull();
  });

  it('announces what a changed question led to, once', async () => {
    const { user } = renderKit(<Periods />, { client: listing() });
    await loaded();
    await user.click(screen.getByRole('button', { name: /Sayfa 2/ }));
    expect(await screen.findByText('25 kayıt, 2. sayfa')).toBeTruthy();
  });
});
