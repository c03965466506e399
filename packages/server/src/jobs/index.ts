export { type Bell, createBell } from './bell';
export { housekeeping, housekeepingKind, scheduleHousekeeping } from './housekeeping';
export { type Loop, startLoop } from './loop';
export { enqueueJob, type NewJob, readJob } from './queue';
export { type JobContext, type JobHandler, type JobRunnerOptions, runDueJobs } from './runner';
