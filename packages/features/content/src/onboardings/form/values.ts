import type { CreateOnboardingInput, FieldError, Onboarding, UpdateOnboardingInput } from '@telve/api';
import { knownReading } from '../animation/read';
import { orderingFaults } from '../shared/faults';
import { emptyScreen, type ScreenValues, screenInput, screenValues } from '../shared/values';

/** A chosen animation, the address of the stored one, or empty. */
export type AnimationValue = File | string;

/** Values of a consumer screen's form. */
export interface OnboardingValues extends ScreenValues {
  animation: AnimationValue;
}

export const emptyOnboarding = (ordering: number | null): OnboardingValues => ({
  ...emptyScreen(ordering),
  animation: '',
});

/** The stored record as form values (CONB-08). */
export const toValues = (screen: Onboarding): OnboardingValues => ({
  ...screenValues(screen, screen.imgUrl),
  animation: screen.animationUrl ?? '',
});

/** What of a form can go on in the one of a new screen: what is stored belongs to the old one. */
export const withoutStoredFiles = (values: OnboardingValues): OnboardingValues => ({
  ...values,
  img: values.img instanceof File ? values.img : '',
  animation: values.animation instanceof File ? values.animation : '',
});

const fieldsOf = ({ animation, ...values }: OnboardingValues) => ({
  ...screenInput(values),
  ...(animation instanceof File ? { animation } : {}),
});

/** A new screen as the call's input (CONB-26). */
export const toCreate = (values: OnboardingValues): CreateOnboardingInput => fieldsOf(values);

/** A save: an emptied image or animation is taken away, an untouched one stays (CONB-27). */
export const toUpdate = (id: number, values: OnboardingValues): UpdateOnboardingInput => ({
  id,
  ...fieldsOf(values),
  ...(values.img === '' ? { removeImg: true } : {}),
  ...(values.animation === '' ? { removeAnimation: true } : {}),
});

/** What is wrong inside a chosen animation, as far as it was looked into. */
const animationFaults = ({ animation }: OnboardingValues): FieldError[] => {
  const reading = animation instanceof File ? knownReading(animation) : undefined;
  return reading && 'fault' in reading ? [{ field: 'animation', code: reading.fault }] : [];
};

/** Faults that the rules of the calls do not know: an empty place, an animation that cannot be taken, nothing to show (CONB-21). */
export const furtherFaults = (values: OnboardingValues): FieldError[] => [
  ...orderingFaults(values),
  ...animationFaults(values),
  ...(values.img === '' && values.animation === '' ? [{ field: 'img', code: 'image_or_animation' as const }] : []),
];
