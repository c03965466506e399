import { onePage } from '../../onboardings/shared/onePage';

/** All banners stand on one page; who asks for it shares the answer. */
export const oneListPage = onePage(10);
