import { applicationMilkTypes, applicationPlans, cupSizes } from '@telve/api';
import { FormCheckboxGroupField, FormRadioGroup, FormTextArea, FormTextField, useTexts } from '@telve/kit';
import { applicationTexts } from '../texts';
import { Fields } from './layout';

/** The store and what it will offer (WIZ-10, WIZ-36 to WIZ-40, D-47 to D-49). */
export const StoreSection = () => {
  const texts = useTexts(applicationTexts);
  return (
    <Fields>
      <div className="wide">
        <FormTextField name="storeName" required autoComplete="organization" />
      </div>
      <div className="wide">
        <FormTextArea name="storeAddress" required rows={2} autoComplete="street-address" />
      </div>
      <div className="wide">
        <FormRadioGroup
          name="subscriptionType"
          look="cards"
          required
          options={applicationPlans.map((value) => ({
            value,
            label: texts.plans[value],
            description: texts.planTexts[value],
          }))}
        />
      </div>
      <div className="wide">
        <FormCheckboxGroupField
          name="coffeeSizeType"
          required
          options={cupSizes.map((value) => ({
            value,
            label: texts.cupSizes[value],
            description: texts.cupSizeTexts[value],
          }))}
        />
      </div>
      <div className="wide">
        <FormCheckboxGroupField
          name="milkType"
          required
          options={applicationMilkTypes.map((value) => ({ value, label: texts.milkTypes[value] }))}
        />
      </div>
    </Fields>
  );
};
