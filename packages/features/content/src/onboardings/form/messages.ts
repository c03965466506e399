import type { FaultMessage } from '@telve/kit';
import { screenMessage } from '../shared/faults';
import type { OnboardingTexts } from '../texts';

/** Words of a consumer screen's faults where they differ from the kit's (CONB-20, CONB-21, CONB-23). */
export const onboardingMessage = (texts: OnboardingTexts): FaultMessage => {
  const image = { file_size: texts.imageTooBig, image_or_animation: texts.imageOrAnimation };
  const shared = screenMessage(texts, image);
  return (fault, label) => {
    if (fault.field !== 'animation') return shared(fault, label);
    return texts.animationFaults[fault.code] ?? texts.animationFaults['animation_content'];
  };
};
