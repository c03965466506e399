import type { TelveProviderProps } from '@telve/kit';
import type { Step } from '../public/journey/state';
import type { WizardStep } from '../wizard/state/steps';

/** The public form with its e-mail code, or the six steps of an application that exists. */
export type ApplicationView = 'apply' | 'wizard';

/** Steps of `apply` are form, code, done; those of `wizard` are company … approval. */
export type EmbedStep = Step | WizardStep;

/** What the page around hears. Nothing that a person typed is handed out. */
export interface EmbedEvents {
  /** Another step is shown. */
  onStepChange?: (step: EmbedStep) => void;
  /** The application was handed in. */
  onSubmitted?: () => void;
  /** The person wants to leave. Left out: there is no button for it. */
  onExit?: () => void;
  /** A call was refused or failed, or the view broke. The person has been told already; nothing typed is lost. */
  onError?: (error: unknown) => void;
}

/** What is shown, and how. */
export interface ViewOptions {
  /** Default `apply`. */
  view?: ApplicationView;
  /** E-mail of the signed-in applicant; the wizard needs it (WIZ-62). */
  email?: string;
  /** The wizard's step where the page holds it. Left out: the wizard holds it itself. */
  step?: WizardStep;
  /** Address of the contract's template (WIZ-63). Left out: there is no link. */
  templateUrl?: string;
}

/** What the provider inside takes from the page. */
export type ProviderOptions = Pick<
  TelveProviderProps,
  'theme' | 'background' | 'lang' | 'nonce' | 'texts' | 'drafts' | 'notify'
>;
