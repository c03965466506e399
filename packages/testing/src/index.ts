export { expectNoAxeViolations } from './axe';
export { choice, conflictWith, many, networkFault, page, refusal, timePeriod, venueRow } from './builders';
export { type Deferred, deferred } from './deferred';
export {
  type Answer,
  type FakeClient,
  type FakeOptions,
  fakeClient,
  type MadeCall,
  type Stub,
  stub,
} from './fakeClient';
export { type MemoryNavigation, memoryNavigation, type Visit } from './memoryNavigation';
export { type RenderedFeature, type RenderFeatureOptions, renderFeature } from './renderFeature';
