'use client';
import { SegmentedControl } from '@telve/ui';
import { bindField } from '../bindField';

/** `SegmentedControl` as a field of the surrounding EntityForm. */
export const FormSegmented = /* @__PURE__ */ bindField(SegmentedControl);
