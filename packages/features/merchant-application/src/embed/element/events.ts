import { isApiError } from '@telve/api';
import type { MountOptions } from './options';

/** The events of the element; all bubble and cross shadow roots. None carries what a person typed. */
export interface MerchantApplicationEventMap {
  'telve:step': CustomEvent<{ step: string }>;
  'telve:submitted': CustomEvent<null>;
  'telve:exit': CustomEvent<null>;
  'telve:unauthorized': CustomEvent<null>;
  'telve:error': CustomEvent<ErrorDetail>;
}

/** What is told of a fault. `status` 0: no answer came, or the fault was here. */
export interface ErrorDetail {
  code: string;
  status: number;
  message: string;
  requestId?: string;
}

/** What may be told of anything that was thrown. */
export const errorDetail = (error: unknown): ErrorDetail => {
  if (isApiError(error)) {
    const { code, status, message, requestId } = error;
    return { code, status, message, ...(requestId ? { requestId } : {}) };
  }
  return { code: 'unexpected', status: 0, message: error instanceof Error ? error.message : String(error) };
};

type Events = Pick<MountOptions, 'onStepChange' | 'onSubmitted' | 'onExit' | 'onError' | 'onUnauthorized'>;

/** Callbacks that become events of an element. The way out is offered only where somebody says so. */
export const eventsOf = (element: HTMLElement, canExit: boolean): Events => {
  const tell = (type: keyof MerchantApplicationEventMap, detail: unknown = null) =>
    element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  return {
    onStepChange: (step) => tell('telve:step', { step }),
    onSubmitted: () => tell('telve:submitted'),
    onExit: canExit ? () => tell('telve:exit') : undefined,
    onError: (error) => tell('telve:error', errorDetail(error)),
    onUnauthorized: () => tell('telve:unauthorized'),
  };
};
