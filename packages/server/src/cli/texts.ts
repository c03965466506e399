/** What the command-line programs say. */
export const cliTexts = {
  usage:
    'Kullanım: npm run generate -- --venues 50000 --merchant-users 50000 --orders 10000000 (ilk ikisi en fazla 1.000.000, siparişler 100.000.000)',
  production: 'Örnek veri üretim ortamında oluşturulmaz ve silinmez.',
  venueProgress: (done: number, total: number) => `${done} / ${total} mağaza`,
  merchantUserProgress: (done: number, total: number) => `${done} / ${total} mağaza kullanıcısı`,
  orderProgress: (done: number, total: number) => `${done} / ${total} sipariş`,
  done: (added: { venues: number; merchantUsers: number; orders: number }, seconds: string) =>
    `${added.venues} mağaza, ${added.merchantUsers} mağaza kullanıcısı ve ${added.orders} sipariş ${seconds} saniyede eklendi.`,
  onlyEmbedded: 'Yalnızca gömülü veritabanı sıfırlanabilir; DATABASE_URL ile gelen veritabanına dokunulmaz.',
  reset: (folder: string) => `${folder} sıfırlandı. Bir sonraki başlangıçta örnek veriler yeniden oluşturulur.`,
} as const;

/** What `npm run admin` says. */
export const adminTexts = {
  usage: [
    "Kullanım: npm run admin -- --email ada@example.com --name 'Ada Lovelace' [--print]",
    '  --email  hesabın e-posta adresi',
    '  --name   ad ve soyad; son sözcük soyaddır',
    '  --print  geçici şifreyi postalamak yerine bir kez ekrana yazar',
  ].join('\n'),
  email: 'E-posta adresi okunamadı.',
  name: 'Ad ve soyad verin; her biri en fazla 255 karakter olabilir.',
  taken: (email: string) => `${email} adresiyle bir hesap zaten var.`,
  noMail: 'SMTP_URL verilmediği için geçici şifre postalanamaz; ekrana yazdırmak için --print ekleyin.',
  mailed: (email: string, minutes: number) =>
    `Hesap açıldı. Geçici şifre ${email} adresine postalanacak (sunucu çalışırken) ve ${minutes} dakika geçerli olacak.`,
  printed: (password: string, minutes: number) => `Hesap açıldı. ${minutes} dakika geçerli geçici şifre: ${password}`,
} as const;
