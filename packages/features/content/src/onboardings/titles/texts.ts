/** What the manifest says, beside the rest so that a host's start loads no more than this. Part of the full texts. */
export const onboardingTitles = {
  title: 'Karşılama ekranları',
  addTitle: 'Karşılama ekranı ekle',
  editTitle: 'Karşılama ekranı düzenle',
  task: { title: 'Karşılama ekranları', text: 'Üye uygulamasının ilk açılışında görünenler' },
} as const;

/** The same of the merchant app's onboarding banners. */
export const merchantOnboardingTitles = {
  title: 'Mağaza karşılama afişleri',
  addTitle: 'Mağaza karşılama afişi ekle',
  editTitle: 'Mağaza karşılama afişi düzenle',
  task: { title: 'Mağaza karşılama afişleri', text: 'Mağaza uygulamasının ilk açılışında görünenler' },
} as const;
