import type { BannerApplication } from '@telve/api';

/** A banner of the demo in short. */
export interface BannerPlan {
  title: string;
  app: BannerApplication;
  order: number;
  /** Days from today to its last day. */
  ends: number;
  active: boolean;
  /** Its place in the app and the words on its button. */
  link?: readonly [path: string, text: string];
}

const banner = (
  app: BannerApplication,
  order: number,
  title: string,
  ends: number,
  link?: BannerPlan['link'],
  active = true,
): BannerPlan => ({ title, app, order, ends, active, ...(link && { link }) });

/** The banners of both apps. One has ended, one ends in three days. */
export const banners: readonly BannerPlan[] = [
  banner('UserApp', 1, 'Kış seçkisi geldi: salep ve tarçınlı latte', 45, ['/kis', 'Seçkiyi gör']),
  banner('UserApp', 2, 'Plus’a geç, günde bir kahve bizden', 120, ['/plus', 'Plus’ı incele']),
  banner('UserApp', 3, 'Arkadaşını davet et, ikiniz de bir fincan kazanın', 90, ['/davet', 'Davet et']),
  banner('UserApp', 4, 'Hafta sonu kruvasan ikilisi', 3, ['/kruvasan', 'Mağazaları gör']),
  banner('UserApp', 5, 'Yeni durağın: Eskişehir’de on iki kahveci', 30, ['/eskisehir', 'Haritada aç']),
  banner('UserApp', 6, 'Kendi bardağını getir, doğa da kazansın', 200),
  banner('UserApp', 7, 'Ramazan boyunca iftar sonrası Türk kahvesi', -12, ['/ramazan', 'Ayrıntılar']),
  banner('UserApp', 8, 'Öğrenciye Basic paket yarı fiyatına', 64, ['/ogrenci', 'Başvur']),
  banner('UserApp', 9, 'Soğuk demleme atölyesi, İzmir', 18, ['/atolye', 'Yerini ayırt'], false),
  banner('UserApp', 10, 'Işıklı Vadi hasadı ilk kez fincanda', 75, ['/hasat', 'Hikâyesini oku']),
  banner('UserApp', 12, 'Bitkisel sütte fark almıyoruz', 150),
  banner('UserApp', 15, 'Yaz menüsü hazırlanıyor', 240, undefined, false),
  banner('MerchantApp', 1, 'Barista eğitimleri başlıyor: kayıtlar açık', 21, ['/egitim', 'Kaydol']),
  banner('MerchantApp', 2, 'Kâğıt bardak siparişinde ücretsiz kargo', 56, ['/bardak', 'Sipariş ver']),
];

/** Something an app shows at its first start. */
export interface ScreenPlan {
  title: string;
  description: string;
  active: boolean;
  link?: BannerPlan['link'];
}

/** The screens of the consumer app's first start, in their order. */
export const onboardings: readonly ScreenPlan[] = [
  {
    title: 'Kahven hazır olsun',
    description: 'Yoldayken siparişini ver, mağazaya vardığında fincanın seni beklesin.',
    active: true,
  },
  {
    title: 'Yakınındaki kahveciyi bul',
    description: 'Haritada anlaşmalı kahvecileri, çalışma saatlerini ve kahve çeşitlerini gör.',
    active: true,
    link: ['/harita', 'Haritayı aç'],
  },
  {
    title: 'Kasada kodunu göster',
    description: 'Aboneliğindeki kahveyi almak için ekrandaki kodu okutman yeterli.',
    active: true,
  },
  {
    title: 'Arkadaşına bir fincan gönder',
    description: 'Hediye kahve birkaç dokunuşla arkadaşının telefonunda.',
    active: false,
    link: ['/hediye', 'Hediye et'],
  },
];

/** The banners of the merchant app's first start, in their order: room is left for one more. */
export const merchantOnboardings: readonly ScreenPlan[] = [
  {
    title: 'Siparişler tek ekranda',
    description: 'Uygulamadan gelen siparişleri hazırlarken durumlarını buradan ilerlet.',
    active: true,
  },
  {
    title: 'Kodu okut, kahveyi ver',
    description: 'Üyenin kodunu kamerayla okut; kalan hakkı kendiliğinden düşer.',
    active: true,
    link: ['/kod', 'Nasıl çalışır?'],
  },
  {
    title: 'Yoğunsan haber ver',
    description: 'Yoğun saatlerde siparişi durdur, sıra azalınca tek dokunuşla yeniden aç.',
    active: false,
  },
];

/** Where the links of the demo lead. */
export const linkOf = (path: string): string => `https://telve.example${path}`;
