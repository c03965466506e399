import { defineTexts } from '@telve/kit';
import { screenTexts } from '../onboardings/shared/texts';
import { merchantOnboardingTitles } from '../onboardings/titles/texts';

/** Every Turkish text of the merchant onboarding banners, replaced by an embedder under the name `merchantOnboardings`. */
export const merchantOnboardingTexts = defineTexts('merchantOnboardings', {
  ...merchantOnboardingTitles,
  ...screenTexts,
  about: 'Mağaza uygulaması ilk açıldığında bu sırayla görünür.',
  add: 'Afiş ekle',
  count: (count: string, max: string) => `${count} / ${max}`,
  full: 'En çok 4 afiş olabilir; birini pasif yapmak yer açmaz.',
  edit: 'Düzenle',
  list: 'Afişler',
  loading: 'Afişler yükleniyor…',
  place: (place: string) => `Sıra ${place}`,
  empty: { title: 'Henüz karşılama afişi yok', description: 'Eklenen afişler burada sırayla görünür.' },
  identity: (id: number) => `Mağaza karşılama afişi ${id}`,
  sections: { ...screenTexts.sections, image: 'Görsel' },
  linkHint: 'http:// veya https:// ile başlar.',
  imageRule: '654×400 piksel JPG, en çok 350 KB',
  imageRequired: 'Resim alanı zorunludur.',
  imageTooBig: 'Dosya boyutu en fazla 350 KB olmalıdır.',
  preview: {
    title: 'Mağaza uygulamasında',
    label: 'Telefon önizlemesi',
    noTitle: 'Başlık burada görünür',
    noDescription: 'Açıklama yazınca burada görünür.',
    noPicture: 'Görsel seçince burada görünür.',
    hidden: 'Afiş pasif: uygulamada görünmez.',
  },
});

export type MerchantOnboardingTexts = typeof merchantOnboardingTexts.defaults;
