import { defineFeature } from '@telve/kit';

export const cataloguesFeature = defineFeature({ id: 'catalogues', targets: ['timePeriods.list', 'timePeriods.add', 'timePeriods.edit'], routes: [] });
