import { defineTexts } from '@telve/kit/read';

/** Turkish texts of a range of days, replaced by an embedder under the name `reportRange`. */
export const reportRangeTexts = defineTexts('reportRange', {
  label: 'Tarih',
  presets: {
    today: 'Bugün',
    yesterday: 'Dün',
    week: 'Son 7 gün',
    month: 'Bu ay',
    lastMonth: 'Geçen ay',
    quarter: 'Son 90 gün',
  },
});
