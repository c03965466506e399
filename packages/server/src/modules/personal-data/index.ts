export { ErasureRefused, type ErasureServices, erasePerson, type Obstacle } from './erase';
export type { Named } from './person';
export { erasedBefore } from './record';
export type { Counts } from './records';
export { retentionJob, retentionKind, scheduleRetention } from './retention';
export { erasureTexts } from './texts';
