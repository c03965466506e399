export { venueRules } from './list';
