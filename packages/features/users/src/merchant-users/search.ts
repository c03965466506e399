import type { SearchRecords } from '@telve/kit';

export const searchMerchantUsers: SearchRecords = async () => [];
