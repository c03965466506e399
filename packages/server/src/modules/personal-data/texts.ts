/** What stands where a person's name stood, and the reasons of a destruction record. */
export const erasureTexts = {
  firstName: 'Silinmiş',
  lastName: 'kullanıcı',
  application: 'Silinmiş başvuru',
  /** Takes the place of a mention; the database function writes the same. */
  mention: '•••',
  reasons: { request: 'İlgili kişinin talebi', retention: 'Saklama süresi doldu' },
} as const;
