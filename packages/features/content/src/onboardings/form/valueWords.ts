import type { OnboardingTexts } from '../texts';

const stored = (texts: OnboardingTexts): Readonly<Record<string, string>> => ({
  img: texts.storedImage,
  animation: texts.storedAnimation,
});

/** A file of the comparison in words; undefined where the value stands as it is (D-91). */
export const valueWords =
  (texts: OnboardingTexts) =>
  (name: string, value: unknown): string | undefined => {
    if (value instanceof File) return value.name;
    return value === '' ? undefined : stored(texts)[name];
  };
