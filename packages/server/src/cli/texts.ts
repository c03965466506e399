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
    "Kullanım: npm run admin -- --email umut@example.com --name 'Umut Örnek' [--print]",
    '  --email  hesabın e-posta adresi',
    '  --name   ad ve soyad; son sözcük soyaddır',
    '  --print  geçici şifreyi postalamak yerine bir kez ekrana yazar',
    'Bir kişinin verilerini silmek için: npm run admin -- erase',
  ].join('\n'),
  email: 'E-posta adresi okunamadı.',
  name: 'Ad ve soyad verin; her biri en fazla 255 karakter olabilir.',
  taken: (email: string) => `${email} adresiyle bir hesap zaten var.`,
  noMail: 'SMTP_URL verilmediği için geçici şifre postalanamaz; ekrana yazdırmak için --print ekleyin.',
  mailed: (email: string, minutes: number) =>
    `Hesap açıldı. Geçici şifre ${email} adresine postalanacak (sunucu çalışırken) ve ${minutes} dakika geçerli olacak.`,
  printed: (password: string, minutes: number) => `Hesap açıldı. ${minutes} dakika geçerli geçici şifre: ${password}`,
} as const;

/** Kinds of what an erasure counts. */
const erasedKinds: Readonly<Record<string, string>> = {
  members: 'üye',
  applications: 'başvuru',
  documents: 'belge',
  panelUsers: 'panel kullanıcısı',
  merchantUsers: 'mağaza kullanıcısı',
  sessions: 'oturum',
  mails: 'e-posta',
  emailCodes: 'onay kodu',
  contacts: 'yetkili kaydı',
  keptAnswers: 'saklanan yanıt',
  mail_outboxMentions: 'başkasına giden e-posta',
  jobsMentions: 'arka plan işi',
  import_logsMentions: 'içe aktarım günlüğü',
  auditRows: 'işlem günlüğü satırı',
  consents: 'onay metni kaydı',
};

/** What `npm run admin -- erase` says. */
export const eraseTexts = {
  usage: [
    'Kullanım: npm run admin -- erase --member 40217 | --application 4001 | --email umut@example.com',
    '  --member       üyenin numarası',
    '  --application  başvurunun numarası',
    '  --email        pasif bir hesabın e-posta adresi',
    '  --by           işlemi yapan; verilmezse bu makinedeki kullanıcı adı',
    '  --reason       gerekçe; verilmezse “İlgili kişinin talebi”',
    '  --preview      hiçbir şeyi silmeden neyin silineceğini gösterir',
  ].join('\n'),
  email: 'E-posta adresi okunamadı.',
  id: 'Numara okunamadı.',
  notFound: 'Böyle bir kişi yok.',
  before: (at: string) => `Bu kişi ${at} tarihinde zaten silindi; değişiklik yapılmadı.`,
  active: (id: number) => `${id} numaralı hesap aktif. Önce pasif yapın.`,
  subscribed: (id: number) =>
    `${id} numaralı üyenin devam eden bir aboneliği var. Önce paneldeki destek sayfasında “Aboneliği iptal et” ile sonlandırın.`,
  open: (id: number) => `${id} numaralı başvuru sonuçlanmadı. Önce sonuçlandırın.`,
  named: '--by ve --reason silinecek kişinin adını, e-postasını veya telefonunu içeremez: imha kaydında kalır.',
  preview: 'Silinecekler (hiçbir şey değişmedi):',
  done: 'Kişi silindi, imha kaydı eklendi:',
  pictureLeft: (address: string) => `Bu resmi sunucu silemedi, siz silin: ${address}`,
  count: (kind: string, count: number) => `  ${count} ${erasedKinds[kind] ?? kind}`,
} as const;
