export { type Config, readConfig } from './config';
export { ConfigError } from './reader';
export { defaultRetention, type RetainedKind, type Retention } from './retention';
