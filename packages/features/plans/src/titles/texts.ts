/** What the manifest says, beside the rest so that a host's start loads no more than this. Part of `planTexts`. */
export const planTitles = {
  title: 'Abonelik planları',
  editTitle: 'Plan fiyatı',
  task: { title: 'Abonelik planları', text: 'Plus ve Basic planların fiyatları' },
} as const;
