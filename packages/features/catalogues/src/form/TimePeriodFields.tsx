import { FormNumberField, FormSwitch, useTexts } from '@telve/kit';
import { FormCard } from '../shared/FormCard';
import { timePeriodTexts } from '../texts';

/** Minutes and active switch (CAT-09, CAT-10). */
export function TimePeriodFields() {
  const texts = useTexts(timePeriodTexts);
  return (
    <FormCard>
      {/* The comma is taken so that a fraction is refused; left out, `1,5` would silently become 15. */}
      <FormNumberField name="timePeriod" suffix={texts.unit} min={0} />
      <FormSwitch name="active" />
    </FormCard>
  );
}
