/** Texts of the form controls, by control. */
export const fieldTexts = {
  field: { optional: '(isteğe bağlı)' },
  button: { loading: 'İşleniyor…' },
  password: { show: 'Şifreyi göster', hide: 'Şifreyi gizle' },
  search: { clear: 'Aramayı temizle' },
  select: { placeholder: 'Seçin' },
  combobox: {
    placeholder: 'Seçin veya arayın',
    open: 'Seçenekleri aç',
    clear: 'Seçimi temizle',
    loading: 'Yükleniyor…',
    empty: 'Sonuç bulunamadı',
    failed: 'Seçenekler yüklenemedi.',
    retry: 'Yeniden dene',
    count: '{count} sonuç',
    chosen: '{label} seçildi',
    removed: '{label} kaldırıldı',
    remove: 'Kaldır: {label}',
    selected: 'Seçilenler',
  },
  date: {
    format: 'GG.AA.YYYY',
    open: 'Takvimi aç',
    dialog: 'Tarih seçin',
    previousMonth: 'Önceki ay',
    nextMonth: 'Sonraki ay',
    loading: 'Takvim yükleniyor…',
    start: 'Başlangıç',
    end: 'Bitiş',
    weekdays: 'Pt Sa Ça Pe Cu Ct Pz',
    unavailable: 'Seçilemez:',
    apply: 'Uygula',
    presets: 'Hazır aralıklar',
    invalid: 'GG.AA.YYYY biçiminde bir tarih yazın.',
    earliest: 'En erken {day} olabilir.',
    latest: 'En geç {day} olabilir.',
    reversed: 'Bitiş tarihi başlangıçtan önce olamaz.',
  },
  switch: { on: 'Açık', off: 'Kapalı', busy: 'Kaydediliyor…' },
} as const;

export type FieldTexts = {
  readonly [Group in keyof typeof fieldTexts]: { readonly [Key in keyof (typeof fieldTexts)[Group]]: string };
};
