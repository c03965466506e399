import { defineTexts } from '@telve/kit';

/** Every Turkish text of the panel users, replaced by an embedder under the name `panelUsers`. */
export const panelUserTexts = defineTexts('panelUsers', {
  title: 'Panel kullanıcıları',
  addTitle: 'Panel kullanıcısı ekle',
  editTitle: 'Panel kullanıcısını düzenle',
  tasks: {
    staff: { title: 'Panel kullanıcıları', text: 'Ekleyin, düzenleyin, aktif veya pasif yapın' },
    venue: { title: 'Panel kullanıcıları', text: 'İş yerinizin panel kullanıcılarını görün' },
  },
});

export type PanelUserTexts = typeof panelUserTexts.defaults;
