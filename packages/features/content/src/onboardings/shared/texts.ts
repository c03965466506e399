/** Turkish that both kinds of onboarding screens have; part of the texts of each. */
export const screenTexts = {
  submitAdd: 'Ekle',
  added: 'Başarıyla eklendi.',
  updated: 'Başarıyla güncellendi.',
  failed: 'Bir hata oluştu',
  active: 'Aktif',
  passive: 'Pasif',
  switchLabel: (title: string) => `${title} aktif`,
  editLabel: (title: string) => `Düzenle: ${title}`,
  labels: {
    title: 'Başlık',
    description: 'Açıklama',
    link: 'Link',
    linkText: 'Link metni',
    ordering: 'Sıra',
    active: 'Aktif',
    img: 'Görsel',
  },
  sections: { text: 'Metin' },
  orderingHint: 'Küçük sayı önce görünür.',
  orderingNegative: "Sıralama 0'dan küçük olmamalıdır.",
  orderingWhole: 'Sıralama bir tam sayı olmalıdır.',
  linkWrong: 'Link alanını kontrol edin',
  linkTextWaits: 'Link yazılınca açılır.',
  imageType: 'Geçersiz dosya formatı.',
  imageEmpty: 'Dosya boş. Başka bir görsel seçin.',
  imageContent: 'Görsel okunamadı. Dosya bozuk olabilir; başka bir görsel seçin.',
  imageLook: (width: string, height: string, size: string) => `${width}×${height} · ${size}`,
  storedImage: 'Kayıtlı görsel',
};

export type ScreenTexts = typeof screenTexts;
