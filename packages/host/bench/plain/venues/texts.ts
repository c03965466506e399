/** What the venue list says. */
export const texts = {
  title: 'Mağazalar',
  caption: 'Mağaza listesi',
  search: 'Mağaza adı veya kodu',
  columns: [
    { label: 'Mağaza', className: 't-identity' },
    { label: 'İş yeri', className: 't-card-wide' },
    { label: 'Şehir / İlçe' },
    { label: 'Plan' },
    { label: 'Durum' },
    { label: 'Aktif', className: 't-switch' },
  ],
  history: 'İşlem geçmişi',
  importHours: 'İçe aktar',
  exportHours: 'Dışa aktar',
  add: 'Mağaza ekle',
  filters: [
    { label: 'Durum', value: 'Tümü' },
    { label: 'Şehir' },
    { label: 'İlçe', disabled: true },
    { label: 'İş yeri' },
    { label: 'Plan', value: 'Tümü' },
  ],
  plan: { basic: 'Basic', plus: 'Basic + Plus' },
  until: 'Bitiş:',
  active: 'aktif',
};
