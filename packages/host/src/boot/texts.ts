/** Said where nothing else could be loaded; without React, which may be what is missing. */
export const bootTexts = {
  failed: 'Sayfa yüklenemedi. İnternet bağlantınızı denetleyip yeniden deneyin.',
  reload: 'Sayfayı yenile',
  tabFailed: 'Başvuru formu yüklenemedi. İnternet bağlantınızı denetleyip yeniden deneyin.',
  again: 'Yeniden dene',
} as const;
