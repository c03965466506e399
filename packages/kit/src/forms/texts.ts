import { formatNumber } from '@telve/locale';
import { defineTexts } from '../texts/texts';

/** How many fields are named in one line. */
const most = 2;

const fields =
  (what: string) =>
  (names: readonly string[], count: number): string => {
    const named = names.slice(0, most).join(', ') + (names.length > most ? '…' : '');
    if (named === '') return `${formatNumber(count)} alan ${what}`;
    return count === 1 ? `${named} ${what}` : `${formatNumber(count)} alan ${what}: ${named}`;
  };

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
    /** Fields that are empty; of several the first names. */
    missing: fields('eksik'),
    /** Fields that show a message. */
    faulty: fields('düzeltilmeli'),
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
