export { demoAccounts, demoPassword } from './accounts';
export { type DemoOptions, demoSize, seedDemo } from './demo';
export { type GenerateOptions, generateVenues } from './generate';
