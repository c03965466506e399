import { milkTypeCodes } from '@telve/api';
import { FormSelect, FormSwitch, FormTextField, useTexts } from '@telve/kit';
import { FormCard } from '../shared/FormCard';
import { milkTypeTexts } from './texts';

/** Title, code and active switch (CAT-02, CAT-03, D-49, D-66). */
export function MilkTypeFields() {
  const { codes } = useTexts(milkTypeTexts);
  return (
    <FormCard>
      <FormTextField name="milkType" required autoComplete="off" />
      <FormSelect
        name="milkTypeCode"
        required
        options={milkTypeCodes.map((value) => ({ value, label: codes[value] }))}
      />
      <FormSwitch name="active" />
    </FormCard>
  );
}
