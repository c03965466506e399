export { demoAccounts, demoPassword } from './accounts';
export { type DemoOptions, seedDemo } from './demo';
export { type GenerateOptions, generateVenues } from './generate';
