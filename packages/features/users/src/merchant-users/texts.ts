import { defineTexts } from '@telve/kit';

/** Every Turkish text of the merchant-app users, replaced by an embedder under the name `merchantUsers`. */
export const merchantUserTexts = defineTexts('merchantUsers', {
  title: 'Mağaza kullanıcıları',
  addTitle: 'Mağaza kullanıcısı ekle',
  editTitle: 'Mağaza kullanıcısını düzenle',
  task: { title: 'Mağaza kullanıcıları', text: 'Listeleyin, ekleyin ve düzenleyin' },
});

export type MerchantUserTexts = typeof merchantUserTexts.defaults;
