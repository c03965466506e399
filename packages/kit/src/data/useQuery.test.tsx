import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { type Cache, SWRConfig, useSWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { TelveProvider } from '../provider/TelveProvider';
import { deferred, page, period, refuse, testClient } from '../testing/client';
import { inputs, list, Periods } from '../testing/queries';
import { renderKit } from '../testing/render';
import { useQuery } from './useQuery';

function Ask() {
  useQuery(list, { page: 1, search: '', a: undefined, b: null, c: false, d: 0 } as never);
  return null;
}

let cache: Cache;
function Fresh() {
  cache = useSWRConfig().cache;
  return <p>fresh {useQuery(list, {}, { fresh: true }).data?.items.length}</p>;
}

let reload: () => Promise<void>;
function Reloaded({ page: number }: { page: number }) {
  const query = useQuery(list, { page: number });
  reload = query.reload;
  return <p>reloaded {query.data?.items.map((row) => row.timePeriod).join(', ')}</p>;
}

describe('useQuery', () => {
  it('reads once for all who ask the same', async () => {
    const client = testClient().on(list, () => page([period(1)]));
    renderKit(
      <>
        <Periods />
        <Periods />
      </>,
      { client },
    );
    expect(await screen.findAllByText('ready 5')).toHaveLength(2);
    expect(inputs(client)).toHaveLength(1);
  });

  it('drops empty values from the question, but neither false nor 0 (GEN-09, D-15)', async () => {
    const client = testClient().on(list, () => page([]));
    renderKit(<Ask />, { client });
    await waitFor(() => expect(inputs(client)).toEqual([{ page: 1, c: false, d: 0 }]));
  });

  it('keeps the rows before while a changed input loads, and lets no older answer replace a newer one', async () => {
    const answers = [deferred<never>(), deferred<never>(), deferred<never>()];
    const client = testClient().on(
      list,
      ({ page: number = 1 }) => (answers[number - 1] as (typeof answers)[0]).promise,
    );
    const { update } = renderKit(<Periods page={1} keep />, { client });
    await act(async () => answers[0]?.resolve(page([period(1)]) as never));
    await screen.findByText('ready 5');
    update(<Periods page={2} keep />);
    await screen.findByText('previous 5');
    update(<Periods page={3} keep />);
    await act(async () => answers[2]?.resolve(page([period(3)]) as never));
    await screen.findByText('ready 15');
    await act(async () => answers[1]?.resolve(page([period(2)]) as never));
    expect(screen.getByText('ready 15')).toBeTruthy();
  });

  it('stops a request that nobody waits for, and only that', async () => {
    const signals: AbortSignal[] = [];
    const client = testClient().on(list, (_input, options) => {
      signals.push(options?.signal as AbortSignal);
      return new Promise<never>(() => {});
    });
    const { update } = renderKit(<Periods page={1} />, { client });
    await waitFor(() => expect(signals).toHaveLength(1));
    update(<Periods page={2} />);
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    expect(signals[1]?.aborted).toBe(false);
    update(<p>gone</p>);
    await waitFor(() => expect(signals[1]?.aborted).toBe(true));
  });

  it('stops everything when the provider goes', async () => {
    let signal: AbortSignal | undefined;
    const client = testClient().on(list, (_input, options) => {
      signal = options?.signal;
      return new Promise<never>(() => {});
    });
    const { unmount } = renderKit(<Periods />, { client });
    await waitFor(() => expect(signal).toBeDefined());
    unmount();
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it('asks again for what was stopped', async () => {
    const client = testClient().on(list, () => new Promise<never>(() => {}));
    const { update } = renderKit(<Periods />, { client });
    await waitFor(() => expect(inputs(client)).toHaveLength(1));
    update(<p>gone</p>);
    await waitFor(() => expect(client.options(list)[0]?.signal?.aborted).toBe(true));
    client.on(list, () => page([period(2)]));
    update(<Periods />);
    expect(await screen.findByText('ready 10')).toBeTruthy();
  });

  it('ends a reload whose read was stopped, and shows nothing of it', async () => {
    const client = testClient().on(list, () => page([period(1)]));
    const { update } = renderKit(<Reloaded page={1} />, { client });
    await screen.findByText('reloaded 5');
    client.on(list, ({ page: number }) => (number === 2 ? page([period(2)]) : new Promise<never>(() => {})));
    const ended = vi.fn();
    act(() => void reload().then(ended));
    update(<Reloaded page={2} />);
    await screen.findByText('reloaded 10');
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
    expect(client.options(list)[1]?.signal?.aborted).toBe(true);
    update(<Reloaded page={1} />);
    expect(await screen.findByText('reloaded 5')).toBeTruthy();
  });

  it('reads once under strict mode too', async () => {
    const client = testClient().on(list, () => page([period(1)]));
    render(
      <StrictMode>
        <TelveProvider client={client}>
          <Periods />
        </TelveProvider>
      </StrictMode>,
    );
    expect(await screen.findByText('ready 5')).toBeTruthy();
    expect(inputs(client)).toHaveLength(1);
  });

  it('tries again by itself when no answer came, and not after a refusal', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const client = testClient().on(list, () => refuse('network', { status: 0 }));
      renderKit(<Periods />, { client });
      await screen.findByText('error network');
      client.on(list, () => refuse('not_found', { status: 404 }));
      await act(() => vi.advanceTimersByTimeAsync(2000));
      await screen.findByText('error not_found');
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(inputs(client)).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps nothing of a fresh read once its last viewer has left', async () => {
    const client = testClient().on(list, () => page([period(1)]));
    const { update } = renderKit(<Fresh />, { client });
    await screen.findByText('fresh 1');
    expect([...cache.keys()]).toHaveLength(1);
    update(<p>gone</p>);
    await waitFor(() => expect([...cache.keys()]).toEqual([]));
    update(<Fresh />);
    expect(await screen.findByText('fresh 1')).toBeTruthy();
    expect(inputs(client)).toHaveLength(2);
  });

  it('keeps a fresh read under strict mode, which leaves and comes back at once', async () => {
    const client = testClient().on(list, () => page([period(1)]));
    render(
      <StrictMode>
        <TelveProvider client={client}>
          <Fresh />
        </TelveProvider>
      </StrictMode>,
    );
    await screen.findByText('fresh 1');
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.getByText('fresh 1')).toBeTruthy();
    expect(inputs(client)).toHaveLength(1);
  });

  it('takes nothing from a cache of the page around it', async () => {
    const client = testClient().on(list, () => page([period(1)]));
    render(
      <SWRConfig value={{ isPaused: () => true, fetcher: () => 'foreign' }}>
        <TelveProvider client={client}>
          <Periods />
        </TelveProvider>
      </SWRConfig>,
    );
    expect(await screen.findByText('ready 5')).toBeTruthy();
  });
});
