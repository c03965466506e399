import type { CreateMerchantOnboardingInput, MerchantOnboarding, UpdateMerchantOnboardingInput } from '@telve/api';
import { type ScreenValues, screenInput, screenValues } from '../../onboardings/shared/values';

/** The stored record as form values (MONB-04). */
export const toValues = (banner: MerchantOnboarding): ScreenValues => screenValues(banner, banner.imgUrl);

/** A new banner as the call's input (MONB-21). */
export const toCreate = (values: ScreenValues): CreateMerchantOnboardingInput => screenInput(values);

/** A save: without a new file the image stays (MONB-22). */
export const toUpdate = (id: number, values: ScreenValues): UpdateMerchantOnboardingInput => ({
  id,
  ...screenInput(values),
});
