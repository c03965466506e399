import { FormCheckboxGroupField, FormRadioGroup, useTexts } from '@telve/kit';
import { Card, FormStack } from '@telve/ui';
import { useMemo } from 'react';
import { useEditor } from '../context';
import { Wrapping } from '../layout';
import { venueEditorTexts } from '../texts';
import { CoffeeTable } from './CoffeeTable';

/** Plan, coffees with their sizes and milk types (VEN-35 to VEN-37, VEN-84, VEN-99 to VEN-101). */
export function CoffeesSection() {
  const texts = useTexts(venueEditorTexts);
  const { plans } = texts.coffees;
  return (
    <Card id="coffees" title={texts.sections.coffees}>
      <FormStack>
        <FormRadioGroup
          name="plan"
          hideLabel
          look="cards"
          options={[
            { value: 'basic', label: plans.basic.label, description: plans.basic.text },
            { value: 'plus', label: plans.plus.label, description: plans.plus.text },
          ]}
        />
        <CoffeeTable />
        <Milks />
      </FormStack>
    </Card>
  );
}

/** A passive milk type that the venue has may stay; it cannot be added anew (D-66). */
function Milks() {
  const texts = useTexts(venueEditorTexts).coffees;
  const { choices, stored } = useEditor();
  const options = useMemo(() => {
    const active = choices.milks.map(({ id, milkType }) => ({ value: String(id), label: milkType }));
    const gone = (stored?.milkTypes ?? [])
      .filter(({ milkTypeId }) => !choices.milks.some(({ id }) => id === milkTypeId))
      .map(({ milkTypeId, milkType }) => ({ value: String(milkTypeId), label: texts.passiveMilk(milkType) }));
    return [...active, ...gone];
  }, [choices.milks, stored, texts]);
  return (
    <Wrapping>
      <FormCheckboxGroupField name="milkTypes" look="list" required options={options} hint={texts.milkRule} />
    </Wrapping>
  );
}
