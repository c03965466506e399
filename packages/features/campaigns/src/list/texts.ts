import { defineTexts } from '@telve/kit';
import { campaignTitles } from '../titles/texts';

/** Every Turkish text of the campaign list, replaced by an embedder under the name `campaigns`. */
export const campaignTexts = defineTexts('campaigns', {
  ...campaignTitles,
  about: 'Üye uygulamasında görünen genel, kupon kodlu ve partnerlik kampanyaları.',
  addGroup: 'Grup oluştur',
  add: 'Kampanya ekle',
  tabs: { label: 'Kampanya türleri', single: 'Tekil kampanyalar', groups: 'Kampanya grupları' },
  caption: 'Kampanya listesi',
  search: 'Kampanya ara',
  filters: {
    package: 'Paket',
    type: 'Tür',
    active: 'Durum',
    segment: 'Segment',
    endDate: 'Bitiş tarihi',
  },
  columns: {
    id: 'ID',
    title: 'Başlık',
    codeType: 'Kod tipi',
    used: 'Kullanılan / toplam kod',
    coupon: 'Kupon durumu',
    package: 'Paket',
    priority: 'Öncelik',
    shown: 'Gösterim',
    active: 'Aktif',
    actions: 'İşlemler',
  },
  none: 'Kod yok',
  usedLabel: (used: string, total: string) => `${total} koddan ${used} kullanıldı`,
  shownLabel: (title: string) => `${title} gösterim`,
  activeLabel: (title: string) => `${title} aktif`,
  editLabel: (title: string) => `Düzenle: ${title}`,
  empty: { title: 'Henüz kampanya yok', description: 'Eklenen kampanyalar burada listelenir.' },
  notFound: 'Kampanya bulunamadı',
});

export type CampaignTexts = typeof campaignTexts.defaults;
