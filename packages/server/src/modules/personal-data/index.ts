export { type ErasedByRequest, ErasureRefused, type ErasureServices, erasePerson, type Obstacle } from './erase';
export type { Named } from './person';
export { erasedBefore } from './record';
export { retentionJob, retentionKind, retentionRuns } from './retention';
export { erasureTexts } from './texts';
