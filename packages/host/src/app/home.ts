import { lazy } from 'react';

export const loadHome = () => import('../home/HomePage');

/** The home page, loaded when it is shown. */
export const HomePage = lazy(() => loadHome().then((module) => ({ default: module.HomePage })));
