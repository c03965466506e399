export { type Bell, createBell } from './bell';
export { eachAlone } from './each-alone';
export { housekeeping, housekeepingKind, housekeepingRuns } from './housekeeping';
export { type Loop, startLoop } from './loop';
export { enqueueJob, enqueueJobs, type NewJob, readJob } from './queue';
export { keepRunsQueued, queueRun, type Recurring } from './recurring';
export { giveWay, type JobContext, type JobHandler, type JobRunnerOptions, runDueJobs } from './runner';
