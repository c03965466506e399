import type { SearchRecords } from '@telve/kit';

export const searchPanelUsers: SearchRecords = async () => [];
