import type { FaultMessage } from '@telve/kit';
import { screenMessage } from '../../onboardings/shared/faults';
import type { MerchantOnboardingTexts } from '../texts';

/** Words of a merchant banner's faults where they differ from the kit's (MONB-07, MONB-14, MONB-15, MONB-16). */
export const merchantOnboardingMessage = (texts: MerchantOnboardingTexts): FaultMessage =>
  screenMessage(texts, { required: texts.imageRequired, file_size: texts.imageTooBig });

/** An image of the comparison in words; undefined where the value stands as it is (D-91). */
export const valueWords =
  ({ storedImage }: MerchantOnboardingTexts) =>
  (name: string, value: unknown): string | undefined => {
    if (value instanceof File) return value.name;
    return name === 'img' && value !== '' ? storedImage : undefined;
  };
