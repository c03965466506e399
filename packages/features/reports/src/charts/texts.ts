/** Turkish of the charts; every key can be replaced through the property `texts` of a chart. */
export const chartTexts = {
  orderTypes: {
    title: 'Sipariş tipi',
    kind: 'sütun grafiği',
    remote: 'Uzaktan sipariş',
    cashierFront: 'Hemen al',
    total: 'Toplam',
    columns: { day: 'Gün', week: 'Hafta', month: 'Ay' },
    unfinished: 'Sürüyor',
    sizes: { day: '', week: 'Haftalık toplamlarla ', month: 'Aylık toplamlarla ' },
  },
  venues: {
    title: 'Mağazalar',
    kind: 'çubuk grafiği',
    venue: 'Mağaza',
    sales: 'Satış',
    all: (count: string, name: string, sales: string) => `${count} mağaza; ilk sırada ${name}, ${sales} sipariş.`,
    best: (shown: string, name: string, sales: string) =>
      `En çok satan ${shown} mağaza; ilk sırada ${name}, ${sales} sipariş.`,
  },
  products: {
    title: 'Ürünler',
    kind: 'çubuk grafiği',
    product: 'Ürün',
    sales: 'Sipariş',
    all: (name: string, sales: string) => `Ürüne göre sipariş adedi; ilk sırada ${name}, ${sales} sipariş.`,
    best: (shown: string, name: string, sales: string) =>
      `En çok sipariş edilen ${shown} ürün; ilk sırada ${name}, ${sales} sipariş.`,
  },
  summary: {
    total: (count: string) => `${count} sipariş`,
    mostRemote: 'yarıdan fazlası uzaktan verildi',
    mostCashierFront: 'yarıdan fazlası mağazada alındı',
    even: 'yarısı uzaktan verildi, yarısı mağazada alındı',
    allRemote: 'tamamı uzaktan verildi',
    allCashierFront: 'tamamı mağazada alındı',
    unfinished: (day: string) => `${day} henüz bitmedi.`,
  },
  empty: 'Bu tarih aralığında sipariş yok.',
  csv: 'CSV indir',
  png: 'PNG indir',
  pngFailed: 'PNG hazırlanamadı. Yeniden deneyin.',
  marks: 'Grafik değerleri; ok tuşlarıyla gezilir',
  failed: 'Grafik çizilemedi; değerler tabloda.',
  retry: 'Yeniden dene',
  open: (what: string) => `${what}: siparişleri göster`,
};

type Deep<T> = {
  readonly [Key in keyof T]?: T[Key] extends (...args: never[]) => unknown
    ? T[Key]
    : T[Key] extends string
      ? string
      : Deep<T[Key]>;
};

export type ChartTexts = typeof chartTexts;

/** Some of the texts: what is left out keeps its Turkish. */
export type ChartTextsOverride = Deep<ChartTexts>;

const merge = (base: object, override: object | undefined): object => {
  if (!override) return base;
  const own = override as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => [
      key,
      value !== null && typeof value === 'object' ? merge(value, own[key] as object | undefined) : (own[key] ?? value),
    ]),
  );
};

/** The Turkish texts with the given ones in their places. */
export const textsWith = (override: ChartTextsOverride | undefined): ChartTexts =>
  merge(chartTexts, override) as ChartTexts;
