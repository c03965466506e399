export { type Config, readConfig } from './config';
export { ConfigError } from './reader';
