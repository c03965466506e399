export { type AnimationFacts, type AnimationFault, readAnimation } from './animation/read';
