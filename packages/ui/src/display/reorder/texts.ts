/** Turkish of rows that can be put in order, replaced under `reorder`. */
export const reorderTexts = {
  handle: '{name} satırını taşı',
  up: '{name} yukarı',
  down: '{name} aşağı',
  liftedTitle: '“{name}” taşınıyor',
  liftedText: 'Ok tuşlarıyla taşıyın, Boşluk ile bırakın, Esc ile eski yerine koyun. Fareyle tutamaktan sürükleyin.',
  saidLifted:
    '“{name}” tutuldu, {count} satırın {place}. sırasında. Ok tuşlarıyla taşıyın, Boşluk ile bırakın, Esc ile vazgeçin.',
  saidMoved: '“{name}”, {count} satırın {place}. sırasında.',
  saidDropped: '“{name}” bırakıldı, {count} satırın {place}. sırasında.',
  saidBack: '“{name}” eski yerinde, {count} satırın {place}. sırasında.',
};

export type ReorderTexts = typeof reorderTexts;
