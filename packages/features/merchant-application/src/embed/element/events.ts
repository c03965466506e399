import { type ErrorDetail, errorDetail, tell as tellBy } from '@telve/kit/element';
import type { MountOptions } from './options';

/** The events of the element; all bubble and cross shadow roots. None carries what a person typed. */
export interface MerchantApplicationEventMap {
  'telve:step': CustomEvent<{ step: string }>;
  'telve:submitted': CustomEvent<null>;
  'telve:exit': CustomEvent<null>;
  'telve:unauthorized': CustomEvent<null>;
  'telve:error': CustomEvent<ErrorDetail>;
}

type Events = Pick<MountOptions, 'onStepChange' | 'onSubmitted' | 'onExit' | 'onError' | 'onUnauthorized'>;

/** Callbacks that become events of an element. The way out is offered only where somebody says so. */
export const eventsOf = (element: HTMLElement, canExit: boolean): Events => {
  const tell = (type: keyof MerchantApplicationEventMap, detail?: unknown) => tellBy(element, type, detail);
  return {
    onStepChange: (step) => tell('telve:step', { step }),
    onSubmitted: () => tell('telve:submitted'),
    onExit: canExit ? () => tell('telve:exit') : undefined,
    onError: (error) => tell('telve:error', errorDetail(error)),
    onUnauthorized: () => tell('telve:unauthorized'),
  };
};
