/** What the manifest says, beside the rest so that a host's start loads no more than this. Part of `activityTexts`. */
export const activityTitles = { title: 'İşlem geçmişi' } as const;
