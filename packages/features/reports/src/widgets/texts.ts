import { defineTexts } from '@telve/kit/read';

/** Turkish texts of the report widgets, replaced by an embedder under the name `reportWidgets`. */
export const reportWidgetTexts = defineTexts('reportWidgets', {
  titles: {
    orderTypes: (days: string) => `Sipariş tipi, ${days}`,
    venues: (days: string) => `Mağazalar, ${days}`,
    products: (days: string) => `Ürünler, ${days}`,
    sales: (days: string) => `Satışlar, ${days}`,
  },
  ranges: {
    today: 'bugün',
    yesterday: 'dün',
    week: 'son 7 gün',
    month: 'bu ay',
    lastMonth: 'geçen ay',
    quarter: 'son 90 gün',
  },
  sales: {
    salesCount: 'Toplam sipariş',
    remoteOrderCount: 'Uzaktan sipariş',
    cashierFrontOrderCount: 'Hemen al',
    coffeeUserCount: 'Kahve içen üye',
  },
  unfinished: (day: string) => `${day} henüz bitmedi.`,
  failed: 'Rapor yüklenemedi.',
  forbidden: 'Bu raporu görme yetkiniz yok.',
  ended: 'Rapor için verilen izin sona erdi. Yeniden deneyin; sorun sürerse sayfayı yenileyin.',
  crashed: 'Rapor gösterilemiyor.',
  retry: 'Yeniden dene',
});

export type ReportWidgetTexts = typeof reportWidgetTexts.defaults;
