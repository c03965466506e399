'use client';
import { EmailField } from '@telve/ui';
import { bindField } from '../bindField';

/** `EmailField` as a field of the surrounding EntityForm; `blockSpaces` takes no space at all (MU-21, MU-22). */
export const FormEmailField = /* @__PURE__ */ bindField(EmailField);
