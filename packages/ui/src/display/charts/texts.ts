/** Turkish of the charts and of the strip of figures, replaced under `charts`. Values in braces are filled in. */
export const chartTexts = {
  options: 'Grafik seçenekleri: {title}',
  showTable: 'Tabloyu göster',
  hideTable: 'Tabloyu gizle',
  table: 'Grafiğin tablosu: {title}',
  loading: 'Yükleniyor…',
  up: 'artış',
  down: 'azalış',
  same: 'Önceki dönemle aynı',
  fresh: 'Önceki dönemde yok',
  compared: 'önceki döneme göre',
};
