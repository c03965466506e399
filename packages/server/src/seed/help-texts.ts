import { laterHelpTexts } from './help-texts-later';

/** A question of the demo's help menu: its category's title, question and answer in Turkish and in English. */
export type HelpText = readonly [category: string, title: string, titleEn: string, answer: string, answerEn: string];

const earlierHelpTexts: readonly HelpText[] = [
  [
    'Abonelik',
    'Telve aboneliği ne işe yarar?',
    'What is a Telve subscription?',
    'Aboneliğiniz sürdüğü sürece her gün bir kahveyi anlaşmalı mağazalardan ek ücret ödemeden alırsınız.',
    'While your subscription runs you take one coffee a day from any partner store without paying again.',
  ],
  [
    'Sipariş',
    'Günlük kahvemi nasıl alırım?',
    'How do I take my coffee of the day?',
    'Mağazayı açın, kahvenizi seçin ve “Hemen al” düğmesine dokunun. Ekrandaki kodu kasada gösterin.',
    'Open the store, choose your coffee and press “Hemen al”. Show the code on the screen at the counter.',
  ],
  [
    'Ödeme',
    'Hangi kartlarla ödeyebilirim?',
    'Which cards can I pay with?',
    'Türkiye’de verilmiş banka ve kredi kartlarıyla ödeyebilirsiniz. Kartın internet alışverişine açık olması gerekir.',
    'You can pay with debit and credit cards issued in Türkiye. The card must be open to online purchases.',
  ],
  [
    'Hesap',
    'User ID’mi nerede bulurum?',
    'Where do I find my User ID?',
    'Profil sayfasının en altında yazar. Destek ekibine yazarken bu numarayı eklemeniz yeterlidir.',
    'At the bottom of the profile page. It is all the support team needs to know when you write to us.',
  ],
  [
    'Mağazalar',
    'Mağazaların çalışma saatlerini nasıl görürüm?',
    'Where can I see the opening hours of a store?',
    'Mağazanın sayfasında haftalık çalışma saatleri vardır. Resmî tatillerde saatler değişebilir.',
    'The store’s page lists the hours of the week. They may differ on public holidays.',
  ],
  [
    'Abonelik',
    'Aboneliğim ne zaman yenilenir?',
    'When is my subscription renewed?',
    'Döneminizin son günü, o günkü fiyatla kendiliğinden yenilenir. Tarihi Profil sayfasında görebilirsiniz.',
    'On the last day of your period, at that day’s price. You can see the date on the profile page.',
  ],
  [
    'Ödeme',
    'Kartımdan iki kez çekim yapıldı, ne yapmalıyım?',
    'My card was charged twice. What should I do?',
    'İkinci çekim çoğu zaman bankanın geçici blokesidir ve üç iş günü içinde kalkar.\nKalkmazsa dekontla destek ekibine yazın.',
    'The second charge is most often a hold of your bank and goes within three working days.\nIf it stays, send the receipt to support.',
  ],
  [
    'Sipariş',
    'Bir günde kaç kahve alabilirim?',
    'How many coffees can I take in a day?',
    'Her gün bir kahve hakkınız vardır. Kullanılmayan hak ertesi güne devretmez.',
    'One a day. A coffee that you did not take is not carried over to the next day.',
  ],
  [
    'Abonelik',
    'Plus ile Basic arasındaki fark nedir?',
    'What is the difference between Plus and Basic?',
    'Basic paketi temel kahveleri kapsar. Plus paketinde bunlara ek olarak özel kahveler de vardır ve daha çok mağazada geçerlidir.',
    'Basic covers the classic coffees. Plus adds the special ones and is valid in more stores.',
  ],
  [
    'Hesap',
    'Profil fotoğrafımı neden değiştiremiyorum?',
    'Why can’t I change my profile picture?',
    'Fotoğraf en çok 5 kez değiştirilebilir. Hakkınız bittiyse destek ekibi sayacı sıfırlayabilir.',
    'A picture can be changed 5 times. If none is left, the support team can reset the count.',
  ],
  [
    'Kampanyalar',
    'Kampanya kodunu nereye yazarım?',
    'Where do I enter a campaign code?',
    'Abonelik satın alırken, ödeme adımındaki “Kod kullan” alanına yazın.',
    'When you buy a subscription, in the field “Kod kullan” of the payment step.',
  ],
  [
    'Abonelik',
    'Aboneliğimi nasıl iptal ederim?',
    'How do I cancel my subscription?',
    'Profil › Aboneliğim sayfasından yenilemeyi kapatabilirsiniz. Haklarınız dönem sonuna kadar sürer.',
    'Turn the renewal off under Profile › My subscription. What you paid for stays yours until the period ends.',
  ],
  [
    'Mağazalar',
    'Bir mağaza neden “Yoğun” görünüyor?',
    'Why is a store shown as busy?',
    'Mağaza kısa bir süre uzaktan sipariş almıyor demektir. Kasadan “Hemen al” ile kahvenizi alabilirsiniz.',
    'It takes no remote orders for a while. You can still take your coffee at the counter.',
  ],
  [
    'Ödeme',
    'Faturamı nereden indirebilirim?',
    'Where can I download my invoice?',
    'Her ödemeden sonra faturanız e-posta adresinize gönderilir. Profil › Ödemelerim sayfasında da durur.',
    'It is mailed to you after each payment, and kept under Profile › My payments.',
  ],
  [
    'Sipariş',
    'Uzaktan siparişimi iptal edebilir miyim?',
    'Can I cancel my remote order?',
    'Mağaza siparişinizi hazırlamaya başlamadıysa Siparişlerim sayfasından iptal edebilirsiniz. Hazırlanmaya başlayan siparişler iptal edilemez; kahve hakkınız geri yüklenmez.',
    'Until the store has started to prepare it, on the page My orders. Later it cannot be cancelled, and the coffee counts as taken.',
  ],
  [
    'Kampanyalar',
    'Kampanya kodum neden çalışmıyor?',
    'Why does my campaign code not work?',
    'Kodun son kullanım tarihi geçmiş, kullanım adedi dolmuş ya da başka bir paket için verilmiş olabilir.',
    'It may have ended, been used up, or be meant for another package.',
  ],
  [
    'Hesap',
    'Hesabımı nasıl silerim?',
    'How do I delete my account?',
    'Profil › Ayarlar › Hesabımı sil adımlarını izleyin. Kişisel verileriniz silinir ve bu işlem geri alınamaz.',
    'Follow Profile › Settings › Delete my account. Your personal data are removed for good.',
  ],
];

/** The questions of the demo, the oldest first. */
export const helpTexts: readonly HelpText[] = [...earlierHelpTexts, ...laterHelpTexts];

/** Those that stand first in the menu, in this order. */
export const firstQuestions: readonly string[] = [
  'Aboneliğimi nasıl iptal ederim?',
  'Plus ile Basic arasındaki fark nedir?',
  'Uzaktan siparişimi iptal edebilir miyim?',
  'Kartımdan iki kez çekim yapıldı, ne yapmalıyım?',
  'Yakınımda neden mağaza görünmüyor?',
  'E-posta adresimi nasıl değiştiririm?',
];

/** Those that are not shown in the app. */
export const hiddenQuestions: readonly string[] = [
  'Yaz saati uygulaması siparişimi etkiler mi?',
  'Hediye kartı alabilir miyim?',
];
