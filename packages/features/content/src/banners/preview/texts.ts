import { defineTexts } from '@telve/kit';

/** Language a banner is looked at in. */
export type PreviewLanguage = 'tr' | 'en';

/** An app's first page in words. */
const screen = (
  [greeting, headline]: readonly [string, string],
  [fact, value]: readonly [string, string],
  list: string,
  [first, firstNote, second, secondNote]: readonly [string, string, string, string],
) => ({ greeting, headline, fact, value, list, first, firstNote, second, secondNote });

/** What stands around a banner on an app's first page. */
export type PreviewWords = ReturnType<typeof screen>;

/**
 * The apps around a banner as their users see them, each in its two languages: a picture of the app, not words of the panel.
 * Replaced under the name `bannerPreview`.
 */
export const bannerPreviewTexts = defineTexts('bannerPreview', {
  UserApp: {
    tr: screen(['Günaydın', 'Bugün ne içelim?'], ['Kalan hakkınız', '18 kahve'], 'Yakınınızdaki mağazalar', [
      'Kırık Fincan Moda',
      '240 m',
      'Öğle Arası Levent',
      '1,1 km',
    ]),
    en: screen(['Good morning', 'What shall we drink?'], ['Coffees left', '18 coffees'], 'Stores near you', [
      'Kırık Fincan Moda',
      '240 m',
      'Öğle Arası Levent',
      '1.1 km',
    ]),
  },
  MerchantApp: {
    tr: screen(['Kırık Fincan Moda', 'Bugün 42 sipariş'], ['Bekleyen sipariş', '3'], 'Son siparişler', [
      'Filtre kahve',
      '2 dk önce',
      'Latte, orta',
      '5 dk önce',
    ]),
    en: screen(['Kırık Fincan Moda', '42 orders today'], ['Orders waiting', '3'], 'Latest orders', [
      'Filter coffee',
      '2 min ago',
      'Latte, medium',
      '5 min ago',
    ]),
  },
});

export type BannerPreviewTexts = typeof bannerPreviewTexts.defaults;
