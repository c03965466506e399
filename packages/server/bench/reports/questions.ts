import { addDays, startOfMonth, toWireDate } from '@telve/locale';

/** What is asked of the reports, and how many milliseconds the slowest of a hundred may take. */
export interface Question {
  name: string;
  paths: readonly string[];
  p99: number;
}

const report = '/api/panel/report';

const pathOf = (name: string, values: Readonly<Record<string, string | number>>): string =>
  `${report}/${name}?${new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)]))}`;

/** Ranges as people choose them, each a day apart from the next: no two requests at a time are the same. */
const rangesUntil = (present: string): { startDate: string; endDate: string }[] => {
  const lengths = [7, 30, 90, 365];
  const past = Array.from({ length: 10 }, (_, n) => addDays(present, -n));
  const ranges = past.flatMap((endDate) => lengths.map((days) => ({ startDate: addDays(endDate, 1 - days), endDate })));
  return [{ startDate: startOfMonth(present), endDate: present }, ...ranges].map(({ startDate, endDate }) => ({
    startDate: toWireDate(startDate, 'DD-MM-YYYY'),
    endDate: toWireDate(endDate, 'DD-MM-YYYY'),
  }));
};

/** What the bars of the reports are measured by. @param present today, `YYYY-MM-DD` */
export const questionsOf = (present: string): Question[] => {
  const ranges = rangesUntil(present);
  const searches = ['latte', 'kahve', 'kadıköy', 'demlik', 'çınar', 'soğuk', '1234567', 'ışıklı'];
  const page = { page: 1, size: 10 };
  return [
    {
      name: 'graphics',
      p99: 100,
      paths: [pathOf('graphics', {}), ...ranges.map((range) => pathOf('graphics', range))],
    },
    {
      name: 'orders, first page',
      p99: 100,
      paths: [pathOf('orders', page), ...ranges.map((range) => pathOf('orders', { ...page, ...range }))],
    },
    {
      name: 'orders, first page sorted',
      p99: 100,
      paths: ['FirstDate', 'CashierFront', 'Remote', 'Like', 'NotLike'].map((orderBy) =>
        pathOf('orders', { ...page, orderBy }),
      ),
    },
    {
      name: 'orders, page 5,000',
      p99: 500,
      paths: Array.from({ length: 50 }, (_, n) => pathOf('orders', { page: 5000 + n, size: 10 })),
    },
    {
      name: 'orders, page 5,000 sorted',
      p99: 500,
      paths: ['FirstDate', 'CashierFront', 'Remote', 'Like', 'NotLike'].map((orderBy) =>
        pathOf('orders', { page: 5000, size: 10, orderBy }),
      ),
    },
    {
      name: 'orders, page 90,000 of 100',
      p99: 500,
      paths: Array.from({ length: 20 }, (_, n) => pathOf('orders', { page: 90_000 + n, size: 100 })),
    },
    {
      name: 'orders, a search',
      p99: 500,
      paths: searches.flatMap((search) => [1, 2, 3].map((n) => pathOf('orders', { page: n, size: 10, search }))),
    },
    { name: 'orders, far past the end', p99: 300, paths: [pathOf('orders', { page: 1_000_000, size: 100 })] },
    {
      name: 'venues, first page of a range compared',
      p99: 1000,
      paths: ranges
        .filter((_, n) => n % 4 < 2)
        .map((range) => pathOf('venues', { ...page, ...range, compare: 'true' })),
    },
    {
      name: 'venues, a search',
      p99: 1000,
      paths: ['kahve', 'çınar', 'kadıköy', 'demlik'].map((search) => pathOf('venues', { ...page, search })),
    },
  ];
};
