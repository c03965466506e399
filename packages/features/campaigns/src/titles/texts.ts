/** What the manifest says, beside the rest so that a host's start loads no more than this. Parts of the full texts. */
export const campaignTitles = {
  title: 'Kampanyalar',
  addTitle: 'Kampanya ekle',
  editTitle: 'Kampanya düzenle',
  task: { title: 'Kampanyalar', text: 'Tekil kampanyalar, gruplar ve kodlar' },
} as const;

export const groupTitles = {
  listTitle: 'Kampanya grupları',
  addTitle: 'Kampanya grubu ekle',
  title: 'Kampanya grubu',
  addSubTitle: 'Alt kampanya ekle',
} as const;

export const merchantCampaignTitles = {
  title: 'Mağaza kampanyaları',
  addTitle: 'Mağaza kampanyası ekle',
  editTitle: 'Mağaza kampanyası düzenle',
  task: { title: 'Mağaza kampanyaları', text: 'Mağaza uygulamasında görünenler' },
} as const;
