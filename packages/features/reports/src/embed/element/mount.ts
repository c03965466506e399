import { mountBeside } from '@telve/kit/element';
import { type Mounted, mountIn } from './mountIn';
import type { MountOptions } from './options';

/**
 * Shows a report inside an element of the page, in a shadow root of its own, beside whatever the element holds already.
 * @param element where it goes; only this element is touched
 * @throws Error naming the option that is missing
 */
export const mount = (element: Element, options: MountOptions): Mounted => mountBeside(element, mountIn, options);
