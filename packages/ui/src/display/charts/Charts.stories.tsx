import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { type KpiItem, KpiStrip } from './KpiStrip';

export default { title: 'Charts' };

const days = [13, 17, 11, 4, 3, 18, 21, 17, 20, 19, 22, 17, 6, 4, 20, 22, 22, 24, 24, 8, 6, 25, 27, 26, 29, 27, 23];

const items: KpiItem[] = [
  { id: 'all', label: 'Toplam sipariş', value: 15_554, previous: 14_349, points: days },
  { id: 'remote', label: 'Uzaktan sipariş', value: 6786, previous: 6053, points: days.map((day) => day / 2) },
  { id: 'till', label: 'Hemen al', value: 8768, previous: 8295, points: [...days].reverse() },
  { id: 'members', label: 'Kahve içen üye', value: 4318, previous: 4370, points: [4, 6, 5, 8, 7, 5, 4, 3, 5, 4, 2, 3] },
];

export const Figures = () => <KpiStrip label="Satış özeti" items={items} />;

export const FiguresWithoutComparison = () => (
  <KpiStrip label="Satış özeti" items={items.map(({ previous, ...item }) => item)} />
);

/** Nothing before, nothing now, nothing changed, nothing known. */
export const FiguresAtTheEdges = () => (
  <KpiStrip
    label="Satış özeti, uçlarda"
    items={[
      { id: 'fresh', label: 'Toplam sipariş', value: 12, previous: 0, points: [12] },
      { id: 'none', label: 'Uzaktan sipariş', value: 0, previous: 0, points: [0, 0, 0] },
      { id: 'same', label: 'Hemen al', value: 8768, previous: 8768, points: [1, null, 3] },
      { id: 'unknown', label: 'Kahve içen üye', value: null, previous: 4370, points: [] },
    ]}
  />
);

export const FiguresLoading = () => <KpiStrip label="Satış özeti" items={items} status="loading" />;

export const FiguresRefreshing = () => <KpiStrip label="Satış özeti" items={items} status="refreshing" />;

const frame: ChartFrameProps = {
  title: 'Sipariş tipi',
  summary: '4.394 sipariş; yarıdan fazlası mağazada alındı.',
  legend: [
    { id: 'remote', label: 'Uzaktan sipariş', value: '1.956', series: 1 },
    { id: 'till', label: 'Hemen al', value: '2.438', series: 2 },
  ],
  table: {
    caption: 'Sipariş tipi',
    columns: [
      { id: 'day', header: 'Gün' },
      { id: 'remote', header: 'Uzaktan sipariş', numeric: true },
      { id: 'till', header: 'Hemen al', numeric: true },
    ],
    rows: [
      { id: '1', cells: ['26.11.2026', '288', '361'] },
      { id: '2', cells: ['27.11.2026', '164', '198'] },
    ],
  },
  height: { wide: 280, medium: 240, narrow: 220 },
};

export const Frame = () => <ChartFrame {...frame}>{() => null}</ChartFrame>;

export const FrameWithTable = () => (
  <ChartFrame {...frame} title="Sipariş tipi, tablosuyla" tableShown>
    {() => null}
  </ChartFrame>
);

export const FrameLoading = () => <ChartFrame {...frame} title="Sipariş tipi, yüklenirken" status="loading" />;

export const FrameEmpty = () => (
  <ChartFrame {...frame} title="Sipariş tipi, boşken" empty="Bu tarih aralığında sipariş yok." />
);
