import { type CoffeeOption, sizesOfCoffee, type VenueCoffeeSize, venueLimits } from '@telve/api';
import { FormCheckbox, FormNumberField, FormTextField, useFormField, useTexts } from '@telve/kit';
import { containerBelow, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { useEditor } from '../context';
import { hasExtras } from '../form/mapping';
import { cellKey } from '../form/values';
import { venueEditorTexts } from '../texts';

/** A coffee with the sizes it has: Espresso is small only (VEN-101). */
export function CoffeeRow({ coffee }: { coffee: CoffeeOption }) {
  const { choices, companies, stored } = useEditor();
  const companyId = useFormField<string>('companyId').value;
  const extras = hasExtras(companies, companyId, stored);
  return (
    <Row role="group" aria-label={coffee.title}>
      <b>{coffee.title}</b>
      {sizesOfCoffee(coffee.coffeeType).map((size) => (
        <Size
          key={size}
          coffee={coffee}
          size={size}
          name={choices.sizes.find(({ coffeeSizeType }) => coffeeSizeType === size)?.coffeeSize ?? size}
          extras={extras}
        />
      ))}
    </Row>
  );
}

interface SizeProps {
  coffee: CoffeeOption;
  size: VenueCoffeeSize;
  name: string;
  extras: boolean;
}

/** Codes and millilitres belong to companies with extra coffee fields (COMP-29, D-66). */
function Size({ coffee, size, name, extras }: SizeProps) {
  const texts = useTexts(venueEditorTexts).coffees;
  const path = `coffees.${cellKey(coffee.id, size)}`;
  const isOn = useFormField<boolean>(`${path}.isOn`).value;
  const label = (field: string) => texts.fieldOf(coffee.title, name, field);
  return (
    <div>
      <FormCheckbox name={`${path}.isOn`} label={name} />
      {extras && isOn && (
        <>
          <FormTextField name={`${path}.milkyCode`} label={label(texts.milky)} maxLength={venueLimits.productCode} />
          <FormTextField
            name={`${path}.withoutMilkyCode`}
            label={label(texts.withoutMilk)}
            maxLength={venueLimits.productCode}
          />
          <FormNumberField name={`${path}.coffeeVolume`} label={label(texts.volume)} decimals={1} min={1} />
        </>
      )}
    </div>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, minmax(0, 1fr));
  gap: ${theme.space[5]};
  padding: ${theme.space[4]} 0;
  & + & { border-top: 1px solid ${theme.color.border.subtle}; }
  & > b { font-weight: 500; }
  & > div { display: grid; gap: ${theme.space[4]}; align-content: start; }
  ${containerBelow.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > b { grid-column: 1 / -1; }
    & > div:has(input[type='text']) { grid-column: 1 / -1; }
  }
`;
