import { atTime, genitive } from '@telve/locale';
import { defineTexts } from '../texts/texts';

/** Texts of the comparison of two versions, replaced under the name `kitConflict`. */
export const conflictTexts = defineTexts('kitConflict', {
  title: 'Değişiklikleri karşılaştır',
  intro:
    'Siz düzenlerken bu kayıt başka biri tarafından kaydedildi. Yazdıklarınız duruyor; hangi değerin kalacağını seçin.',
  savedBy: (name: string, day: string, time: string) => `${name} ${day} ${atTime(time)} kaydetti`,
  /** `day` is empty for the day on which the other person saved. */
  opened: (day: string, time: string) => `Siz ${day && `${day} `}${atTime(time)} açmıştınız.`,
  someone: 'Başka bir kullanıcı',
  bothCount: (count: number) =>
    count === 0
      ? 'İkinizin de değiştirdiği alan yok; değişiklikler kendiliğinden birleşti.'
      : `İkinizin de değiştirdiği ${count} alan var; gerisi kendiliğinden birleşti.`,
  bothTitle: 'İkinizin de değiştirdiği alanlar',
  bothText: 'Her alan için birini seçin.',
  allMine: 'Hep benimki',
  allTheirs: 'Hep kayıtlı olan',
  allOf: (firstName: string) => `Hep ${genitive(firstName)}ki`,
  mine: 'Sizin yazdığınız',
  theirs: 'kayıtlı olan',
  mergedTitle: 'Kendiliğinden birleşenler',
  mergedText: 'Yalnız biriniz değiştirdiğiniz için soru kalmadı. İsterseniz burada da değiştirebilirsiniz.',
  mergedMine: 'Sizin',
  mergedTheirs: 'Kayıtlı olan',
  mergedOf: (firstName: string) => genitive(firstName),
  instead: (before: string, after: string) => `${before} yerine ${after}`,
  other: (label: string) => `${label} için diğer değeri seç`,
  progress: (chosen: number, total: number) => `Seçilen alan: ${chosen} / ${total}`,
  ready: 'Bütün alanlar seçildi',
  remaining: (labels: string) => `Kalan: ${labels}`,
  unchosen: 'seçim bekliyor',
  back: 'Forma dön',
  save: 'Birleştir ve kaydet',
  empty: '—',
  yes: 'Açık',
  no: 'Kapalı',
});
