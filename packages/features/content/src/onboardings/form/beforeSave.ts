import { readFile } from '../animation/read';
import type { OnboardingValues } from './values';

/** A save waits until the chosen animation was looked into: `furtherFaults` then knows what is wrong with it. */
export const lookIntoAnimation = async ({ animation }: OnboardingValues): Promise<boolean> => {
  if (animation instanceof File) await readFile(animation);
  return true;
};
