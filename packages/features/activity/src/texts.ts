import { defineTexts } from '@telve/kit';

/** Every Turkish text of the activity logs, replaced by an embedder under the name `activity`. */
export const activityTexts = defineTexts('activity', { title: 'İşlem geçmişi' });

export type ActivityTexts = typeof activityTexts.defaults;
