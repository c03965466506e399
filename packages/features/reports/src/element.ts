export type { ErrorDetail } from '@telve/kit/element';
export { defineReport, type ReportElement } from './embed/element/define';
export type { ReportEventMap } from './embed/element/events';
export { mount } from './embed/element/mount';
export type { Mounted } from './embed/element/mountIn';
export type { MountOptions, ReportOptions } from './embed/element/options';
