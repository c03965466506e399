// What a view needs to stand in a page without React: a shadow root, a custom element, events.
export { defineElement, type ElementParts } from './element/defineElement';
export { type ErrorDetail, errorDetail, tell } from './element/errorDetail';
export {
  type Drawing,
  type MountedView,
  type MountIn,
  mountBeside,
  mountView,
  type Stage,
  type TellingElement,
} from './element/mounted';
