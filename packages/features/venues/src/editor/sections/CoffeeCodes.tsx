import { type CoffeeOption, type VenueCoffeeSize, venueLimits } from '@telve/api';
import { FormNumberField, FormTextField, useTexts } from '@telve/kit';
import { containerBelow, theme } from '@telve/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { cellKey } from '../form/values';
import { venueEditorTexts } from '../texts';

export interface CoffeeCodesProps {
  coffee: CoffeeOption;
  /** Sizes in which the venue sells it. */
  sizes: readonly VenueCoffeeSize[];
  nameOf: (size: VenueCoffeeSize) => string;
}

interface SizeCodesProps {
  coffee: CoffeeOption;
  size: VenueCoffeeSize;
  name: string;
}

/** Product codes and millilitres of a coffee, a column for each size (VEN-75, COMP-29, D-66). */
export function CoffeeCodes({ coffee, sizes, nameOf }: CoffeeCodesProps) {
  return (
    <Columns>
      {sizes.map((size) => (
        <SizeCodes key={size} coffee={coffee} size={size} name={nameOf(size)} />
      ))}
    </Columns>
  );
}

/** Of one size; a keystroke in another one, which the row around them counts, does not render it. */
const SizeCodes = memo(function SizeCodes({ coffee, size, name }: SizeCodesProps) {
  const texts = useTexts(venueEditorTexts).coffees;
  const path = `coffees.${cellKey(coffee.id, size)}`;
  // The words stand in an element, so that messages name the field by the form's longer label.
  return (
    <Column role="group" aria-label={texts.cellOf(coffee.title, name)}>
      <b>{name}</b>
      <FormTextField
        name={`${path}.milkyCode`}
        label={<span>{texts.milky}</span>}
        maxLength={venueLimits.productCode}
        autoComplete="off"
      />
      <FormTextField
        name={`${path}.withoutMilkyCode`}
        label={<span>{texts.withoutMilk}</span>}
        maxLength={venueLimits.productCode}
        autoComplete="off"
      />
      <FormNumberField name={`${path}.coffeeVolume`} label={<span>{texts.volume}</span>} decimals={1} min={1} />
    </Column>
  );
});

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[5]};
  padding: ${theme.space[4]} 0;

  & b { font-weight: 500; font-size: ${theme.text.caption.size}; color: ${theme.color.text.secondary}; }
  ${containerBelow.md} { grid-template-columns: minmax(0, 1fr); }
`;

const Column = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-content: start;
`;
