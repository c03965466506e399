import { render, screen, within } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { EmptyState } from '../empty/EmptyState';
import { TableFooter } from '../pager/TableFooter';
import { makeVenues, useVenues, type Venue, venueColumns } from '../stories/venues';
import type { Column } from './columns';
import { DataTable, type DataTableProps } from './DataTable';

const columns = venueColumns(() => {});
const table = (props: Partial<DataTableProps<Venue>> = {}) => (
  <UiRoot>
    <DataTable
      caption="Mağaza listesi"
      columns={columns}
      rows={makeVenues(3)}
      rowKey={(venue) => venue.id}
      status="ready"
      {...props}
    />
  </UiRoot>
);
const bodyRows = () => [...document.querySelectorAll('tbody tr')];

beforeEach(() => page.viewport(1440, 900));

const drawn: number[] = [];
const Seen = ({ id }: { id: number }) => {
  drawn.push(id);
  return null;
};
const spy: Column<Venue> = { id: 'spy', header: 'Sayaç', cell: (venue) => <Seen id={venue.id} /> };
const keyOf = (venue: Venue) => venue.id;

const Page = () => {
  const { venues, columns: own } = useVenues(20);
  const [all] = useState(() => [...own, spy]);
  const [query, setQuery] = useState('');
  return (
    <>
      <input aria-label="Ara" value={query} onChange={(event) => setQuery(event.target.value)} />
      <DataTable caption="Liste" columns={all} rows={venues} rowKey={keyOf} status="ready" footer={<p>{query}</p>} />
    </>
  );
};

const Paged = () => {
  const [at, setAt] = useState(1);
  return <TableFooter page={at} pageSize={10} total={25} onPageChange={setAt} onPageSizeChange={() => {}} />;
};

const Switchboard = () => {
  const [rows, setRows] = useState(() => makeVenues(3));
  const [own] = useState(() => [
    { id: 'name', header: 'Ad', role: 'identity', cell: (venue: Venue) => venue.name } satisfies Column<Venue>,
    {
      id: 'off',
      header: 'Kapat',
      cell: (venue: Venue) => (
        <button type="button" onClick={() => setRows((all) => all.filter((each) => each !== venue))}>
          {`Kapat: ${venue.id}`}
        </button>
      ),
    } satisfies Column<Venue>,
  ]);
  return <DataTable caption="Liste" columns={own} rows={rows} rowKey={keyOf} status="ready" />;
};

describe('the focus in a table', () => {
  it('goes on to the row that takes the place of one that left, and with the last row to the table', async () => {
    render(
      <UiRoot>
        <Switchboard />
      </UiRoot>,
    );
    const ids = makeVenues(3).map(({ id }) => id);
    const off = (id: number | undefined) => screen.queryByRole('button', { name: `Kapat: ${id}` });
    off(ids[1])?.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(off(ids[2]));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(off(ids[0]));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
  });

  it('is left alone where somebody has gone on', async () => {
    render(
      <UiRoot>
        <Switchboard />
      </UiRoot>,
    );
    const first = screen.getAllByRole('button')[0] as HTMLElement;
    first.focus();
    first.blur();
    await Promise.resolve();
    first.click();
    await expect.poll(() => screen.getAllByRole('button')).toHaveLength(2);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('DataTable', () => {
  it('is a table with a name, column headers and row headers', () => {
    render(table());
    const named = screen.getByRole('table', { name: 'Mağaza listesi' });
    expect(
      within(named)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(columns.map((one) => one.header));
    expect(within(named).getAllByRole('rowheader')).toHaveLength(3);
    expect(named.getAttribute('aria-busy')).toBe('false');
  });

  it('renders one row when one switch is toggled, none when somebody types beside it', async () => {
    render(
      <UiRoot>
        <Page />
      </UiRoot>,
    );
    expect(drawn).toHaveLength(20);
    drawn.length = 0;
    await userEvent.click(screen.getAllByRole('switch')[4] as HTMLElement);
    expect(drawn).toEqual([5]);
    drawn.length = 0;
    await userEvent.type(screen.getByLabelText('Ara'), 'is');
    expect(drawn).toEqual([]);
  });

  it('draws rows without a styled component each', () => {
    let styled = 0;
    render(
      <Profiler id="t" onRender={() => {}}>
        {table({ rows: makeVenues(100) })}
      </Profiler>,
    );
    for (const element of document.querySelectorAll('tbody *'))
      if (/\bsc-/.test(element.getAttribute('class') ?? '')) styled += 1;
    expect(styled).toBe(0);
  });

  it('shows placeholders only after 150 ms, under real headers', async () => {
    render(table({ status: 'loading', rows: [], skeletonRows: 4 }));
    expect(bodyRows()).toHaveLength(4);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    const body = document.querySelector('tbody') as HTMLElement;
    expect(getComputedStyle(body).animationDelay).toBe('0.15s');
    await expect.poll(() => getComputedStyle(body).visibility).toBe('visible');
  });

  it('keeps the former rows, paler, while others load', async () => {
    render(table({ status: 'refreshing' }));
    expect(bodyRows()).toHaveLength(3);
    await expect.poll(() => getComputedStyle(document.querySelector('tbody') as HTMLElement).opacity).toBe('0.6');
    expect(getComputedStyle(document.querySelector('.t-line') as HTMLElement).height).toBe('2px');
  });

  it('shows nothing found inside its frame, headers kept', () => {
    render(table({ rows: [], body: <EmptyState title="Sonuç bulunamadı" /> }));
    const cell = screen.getByRole('cell');
    expect(within(cell).getByRole('heading', { name: 'Sonuç bulunamadı' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader')).toHaveLength(columns.length);
  });

  it('keeps its head in sight while the page scrolls', () => {
    render(table({ rows: makeVenues(60) }));
    window.scrollTo(0, 600);
    expect(screen.getAllByRole('columnheader')[0]?.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  });

  it('drops columns of low priority before it scrolls', async () => {
    await page.viewport(900, 700);
    render(table());
    expect(screen.queryByRole('columnheader', { name: 'İş yeri' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Plan' })).toBeTruthy();
  });

  it('scrolls in a named box that the keyboard reaches when columns do not fit', async () => {
    await page.viewport(700, 700);
    const wide = columns.map((column) => ({
      ...column,
      hideBelow: undefined,
      header: `${column.header} ve uzunca bir başlık`,
    }));
    render(table({ columns: wide }));
    const box = await screen.findByRole('region', { name: 'Mağaza listesi' });
    expect(box.tabIndex).toBe(0);
    expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(700);
  });

  it('turns rows into cards at 320 px: everything is reachable, nothing scrolls sideways', async () => {
    await page.viewport(320, 700);
    render(
      table({
        footer: <TableFooter page={1} pageSize={10} total={312} onPageChange={() => {}} onPageSizeChange={() => {}} />,
      }),
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const first = bodyRows()[0] as HTMLElement;
    expect(getComputedStyle(first).display).toBe('grid');
    for (const cell of first.children) {
      const box = cell.getBoundingClientRect();
      expect(box.width).toBeGreaterThan(0);
      expect(box.right).toBeLessThanOrEqual(320);
    }
    expect(within(first).getByText('Kırık Fincan Gıda Ltd. Şti.')).toBeTruthy();
    const line = (role: string) => (first.querySelector(`.t-${role}`) as HTMLElement).getBoundingClientRect().top;
    expect(Math.abs(line('identity') - line('actions'))).toBeLessThan(12);
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  });

  it('acts on a click in a row, not on one on its controls', async () => {
    const act = vi.fn();
    render(table({ onRowAction: act }));
    await userEvent.click(screen.getAllByText('Avlu Turizm A.Ş.')[0] as HTMLElement);
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Taş Avlu Kahve' }));
    await userEvent.click(screen.getAllByRole('switch')[0] as HTMLElement);
    expect(act).toHaveBeenCalledOnce();
  });
});

describe('Pager', () => {
  it('keeps the focus on the pressed button, also at the last page (LIST-01)', async () => {
    render(
      <UiRoot>
        <Paged />
      </UiRoot>,
    );
    const pager = within(screen.getByRole('navigation', { name: 'Sayfalama' }));
    const next = pager.getByRole('button', { name: 'Sonraki sayfa' });
    await userEvent.click(next);
    await userEvent.click(next);
    expect(document.activeElement).toBe(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(pager.getByRole('button', { name: 'Sayfa 3' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('21–25 / 25')).toBeTruthy();
    await userEvent.click(pager.getByRole('button', { name: 'Sayfa 1' }));
    expect(document.activeElement).toBe(pager.getByRole('button', { name: 'Sayfa 1' }));
  });
});

describe('many columns', () => {
  it('scroll beside their identity, with what they add up to as the first row', async () => {
    await page.viewport(760, 900);
    const [total] = makeVenues(1);
    const rows = makeVenues(3).slice(1);
    const wide = [...columns, ...columns.slice(1, -1).map((column) => ({ ...column, id: `${column.id}-2` }))];
    const chosen = vi.fn();
    render(table({ columns: wide, rows, totals: total, wide: true, compact: true, onRowAction: chosen }));
    expect(bodyRows()).toHaveLength(3);
    const scroll = document.querySelector('section') as HTMLElement;
    await vi.waitFor(() => expect(scroll.tabIndex).toBe(0));
    scroll.scrollLeft = 200;
    const [head, value] = bodyRows()[1]?.children ?? [];
    expect(head?.getBoundingClientRect().left).toBeCloseTo(scroll.getBoundingClientRect().left, 0);
    expect(value?.getBoundingClientRect().left).toBeLessThan(head?.getBoundingClientRect().right ?? 0);
    await userEvent.click(bodyRows()[0] as Element);
    expect(chosen).not.toHaveBeenCalled();
    await userEvent.click(bodyRows()[2] as Element);
    expect(chosen).toHaveBeenCalledWith(rows[1]);
  });
});
