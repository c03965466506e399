export { bannersFeature } from './banners/feature';
export { helpContentsFeature } from './help/feature';
export { onboardingsFeature } from './onboardings/feature';
