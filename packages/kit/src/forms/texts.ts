import { defineTexts } from '../texts/texts';

/** Texts of forms, replaced under the name `kitForm`. */
export const formTexts = defineTexts('kitForm', {
  form: {
    invalidTitle: 'Lütfen alanları kontrol edin',
    save: 'Güncelle',
    add: 'Ekle',
    saving: 'Kaydediliyor',
    cancel: 'Vazgeç',
    changed: 'Kaydedilmemiş değişiklikler var',
    unchanged: 'Değişiklik yok',
    ok: 'Tamam',
    leftUnsaved: (title: string | undefined, reason: string) => (title ? `${title}: kaydedilemedi. ${reason}` : reason),
  },
  rules: {
    required: (label: string) => `${label} alanı zorunludur.`,
    maxLength: (max: number) => `Maksimum ${max} karakter olmalıdır.`,
    minLength: (min: number) => `Minimum ${min} karakter olmalıdır.`,
    email: 'Lütfen geçerli bir mail adresi giriniz.',
    latinLetters: 'Yalnızca Türkçe ve Latin harfleri kullanın.',
    integer: 'Tam sayı girin.',
    min: (min: number) => `${min} veya daha büyük olmalıdır.`,
    max: (max: number) => `${max} veya daha küçük olmalıdır.`,
    date: 'Geçerli bir tarih girin (GG.AA.YYYY).',
    oneOf: 'Listeden bir değer seçin.',
    other: (label: string) => `${label} alanını kontrol edin.`,
  },
});
