/** What the manifest says, beside the rest so that a host's start loads no more than this. Part of `panelUserTexts`. */
export const panelUserTitles = {
  title: 'Panel kullanıcıları',
  addTitle: 'Panel kullanıcısı ekle',
  editTitle: 'Panel kullanıcısını düzenle',
  tasks: {
    staff: { title: 'Panel kullanıcıları', text: 'Ekleyin, düzenleyin, aktif veya pasif yapın' },
    venue: { title: 'Panel kullanıcıları', text: 'İş yerinizin panel kullanıcılarını görün' },
  },
} as const;

/** The same of `merchantUserTexts`. */
export const merchantUserTitles = {
  title: 'Mağaza kullanıcıları',
  addTitle: 'Mağaza kullanıcısı ekle',
  editTitle: 'Mağaza kullanıcısını düzenle',
  task: { title: 'Mağaza kullanıcıları', text: 'Listeleyin, ekleyin ve düzenleyin' },
} as const;
