import { timePeriodEntries } from '@telve/api';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useQuery } from '../data/useQuery';
import { useNotify } from '../notify/notify';
import { Can } from '../permissions/permissions';
import { page, period, testClient } from '../testing/client';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';
import { useClient, useIdentity } from './client';
import { refuseOtherVersion } from './copies';
import { TelveProvider } from './TelveProvider';

const { list, create } = timePeriodEntries;
const mounted = vi.fn();

function Who() {
  const identity = useIdentity();
  const { data } = useQuery(list, {});
  const [first] = useState(identity);
  useEffect(() => mounted(), []);
  return (
    <p>
      {first}: {data?.items.map((row) => row.timePeriod).join() ?? 'nothing'}
    </p>
  );
}

function Retry() {
  const texts = useTexts(kitTexts);
  return (
    <p>
      {texts.retry} {texts.list.clear}
    </p>
  );
}

function Tell() {
  const { success } = useNotify();
  useEffect(() => success('bitti'), [success]);
  return null;
}

function Lost() {
  useClient();
  return null;
}

const clientOf = (user: string, minutes: number) => testClient(user).on(list, () => page([period(1, minutes)]));
const show = (client: ReturnType<typeof testClient>) => (
  <TelveProvider client={client}>
    <Who />
  </TelveProvider>
);

beforeEach(() => mounted.mockClear());

describe('TelveProvider', () => {
  it('keeps everything when the same user comes with another client', async () => {
    const { rerender } = render(show(clientOf('ayse', 5)));
    await screen.findByText('ayse: 5');
    rerender(show(clientOf('ayse', 10)));
    expect(screen.getByText('ayse: 5')).toBeTruthy();
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  it('drops what was read and remounts when another user comes', async () => {
    const { rerender } = render(show(clientOf('ayse', 5)));
    await screen.findByText('ayse: 5');
    rerender(show(clientOf('mert', 10)));
    expect(screen.getByText('mert: nothing')).toBeTruthy();
    await screen.findByText('mert: 10');
    expect(mounted).toHaveBeenCalledTimes(2);
  });

  it('hears of another user from the client itself, without being rendered again', async () => {
    const listeners = new Set<() => void>();
    const client = Object.assign(clientOf('ayse', 5), {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    const { unmount } = render(show(client));
    await screen.findByText('ayse: 5');
    act(() => {
      client.identity = 'mert';
      for (const listener of listeners) listener();
    });
    await screen.findByText('mert: 5');
    expect(mounted).toHaveBeenCalledTimes(2);
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('keeps two providers on a page apart', async () => {
    render(
      <>
        {show(clientOf('ayse', 5))}
        {show(clientOf('mert', 10))}
      </>,
    );
    expect(await screen.findByText('ayse: 5')).toBeTruthy();
    expect(await screen.findByText('mert: 10')).toBeTruthy();
  });

  it('renders on a server and asks nothing there', () => {
    const client = clientOf('ayse', 5);
    expect(renderToString(show(client))).toContain('nothing');
    expect(client.inputs(list)).toEqual([]);
  });

  it('replaces texts key by key', () => {
    render(
      <TelveProvider client={testClient()} texts={{ kit: { retry: 'Tekrar' } }}>
        <Retry />
      </TelveProvider>,
    );
    expect(screen.getByText('Tekrar Filtreleri temizle')).toBeTruthy();
  });

  it('tells the user the embedder’s way when it has one', () => {
    const notify = { success: vi.fn(), error: vi.fn(), info: vi.fn() };
    render(
      <TelveProvider client={testClient()} notify={notify}>
        <Tell />
      </TelveProvider>,
    );
    expect(notify.success).toHaveBeenCalledWith('bitti');
  });
});

describe('without a provider', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it('says in one sentence what to wrap', () => {
    expect(() => render(<Lost />)).toThrow(/wrap your tree in TelveProvider/);
    expect(() => render(<TelveProvider client={undefined as never}>x</TelveProvider>)).toThrow(/needs a client/);
  });

  it('allows nothing', () => {
    render(<Can entry={create}>secret</Can>);
    expect(screen.queryByText('secret')).toBeNull();
  });
});

describe('Can', () => {
  it.each([
    ['the role may', { roles: ['PanelUser'] as const }, true],
    ['the role may not', { roles: ['PanelReportUser'] as const }, false],
    ['nobody is signed in', { identity: null, roles: [] }, false],
  ])('asks the client’s roles: %s', (_case, part, shown) => {
    render(
      <TelveProvider client={{ ...testClient(), ...part }}>
        <Can entry={create}>secret</Can>
      </TelveProvider>,
    );
    expect(screen.queryByText('secret') !== null).toBe(shown);
  });

  it('takes an error of the injected permissions as no', () => {
    const permissions = () => {
      throw new Error('unreachable');
    };
    render(
      <TelveProvider client={testClient()} permissions={permissions}>
        <Can entry={create} fallback="no">
          secret
        </Can>
      </TelveProvider>,
    );
    expect(screen.getByText('no')).toBeTruthy();
  });
});

describe('two copies of the kit', () => {
  const mark = Symbol.for('telve.kit.version');
  const page = globalThis as { [mark]?: string };
  const before = page[mark];
  afterEach(() => {
    page[mark] = before;
  });

  it('live together in one version and refuse another', () => {
    page[mark] = undefined;
    refuseOtherVersion('1.0.0');
    expect(() => refuseOtherVersion('1.0.0')).not.toThrow();
    expect(() => refuseOtherVersion('1.1.0')).toThrow(/Two versions of @telve\/kit .*\(1\.0\.0 and 1\.1\.0\)/);
  });
});
