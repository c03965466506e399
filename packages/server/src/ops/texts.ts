/** What the process prints at start, for whoever runs it: Turkish and English. */
export const bannerTexts = {
  address: (address: string) => [`Telve hazır / Telve is ready: ${address}`],
  accounts: (password: string) => [`Deneme hesapları / demo accounts (şifre / password: ${password}):`],
  outbox: (address: string) => [`Gönderilen e-postalar / mails that were sent: ${address}`],
  embedded: [
    'Gömülü veritabanı değerlendirme içindir: işlem durdurulsa da kayıtlar kalır, ancak elektrik kesintisinde',
    'son kayıtlar kaybolabilir. Gerçek kullanım için PostgreSQL verin (DATABASE_URL).',
    'The embedded database is for evaluation: records survive a killed process, but a power cut may lose the',
    'last ones. For real use give a PostgreSQL (DATABASE_URL).',
  ],
  unscanned: [
    'Yüklenen belgeler zararlı yazılıma karşı taranmıyor. Taramak için bir ClamAV sunucusu verin (CLAMD_URL).',
    'Uploaded documents are not scanned for malware. To scan them give a ClamAV daemon (CLAMD_URL).',
  ],
} as const;

/** The page that shows a demo's mails. */
export const outboxTexts = {
  title: 'Giden kutusu',
  empty: 'Henüz e-posta yok.',
  to: 'Alıcı',
  gone: 'İçerik silindi.',
} as const;
