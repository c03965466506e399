/** What the command-line programs say. */
export const cliTexts = {
  usage: 'Kullanım: npm run generate -- --venues 50000',
  production: 'Örnek veri üretim ortamında oluşturulmaz ve silinmez.',
  progress: (done: number, total: number) => `${done} / ${total} mağaza`,
  done: (count: number, seconds: string) => `${count} mağaza ${seconds} saniyede eklendi.`,
  onlyEmbedded: 'Yalnızca gömülü veritabanı sıfırlanabilir; DATABASE_URL ile gelen veritabanına dokunulmaz.',
  reset: (folder: string) => `${folder} sıfırlandı. Bir sonraki başlangıçta örnek veriler yeniden oluşturulur.`,
} as const;
