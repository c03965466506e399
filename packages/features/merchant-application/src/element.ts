export type { ErrorDetail } from '@telve/kit/element';
export { diagnose } from './embed/diagnose/diagnose';
export type { Finding, FindingCode } from './embed/diagnose/texts';
export { defineMerchantApplication, type MerchantApplicationElement } from './embed/element/define';
export type { MerchantApplicationEventMap } from './embed/element/events';
export { mount } from './embed/element/mount';
export type { Mounted } from './embed/element/mountIn';
export type { MountOptions } from './embed/element/options';
