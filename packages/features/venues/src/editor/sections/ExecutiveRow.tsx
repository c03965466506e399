import { FormPhoneField, FormTextField, useTexts } from '@telve/kit';
import { containerBelow, IconButton, Trash2Icon, theme } from '@telve/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { venueEditorTexts } from '../texts';

export interface ExecutiveRowProps {
  index: number;
  /** Names the button that removes the row. */
  name: string;
  /** Keep its identity: a keystroke in one row then renders no other. */
  onRemove: (index: number) => void;
}

/** One executive: name, title, phone (VEN-31, VEN-114 to VEN-119). Title and phone may stay empty (D-60). */
export const ExecutiveRow = memo(function ExecutiveRow({ index, name, onRemove }: ExecutiveRowProps) {
  const { executives: texts } = useTexts(venueEditorTexts);
  const path = `venueExecutiveList[${index}]`;
  return (
    <Root role="group" aria-label={texts.group(index + 1)} data-row="">
      {/* The words stand in an element, so that messages name the field by the form's longer label. */}
      <FormTextField name={`${path}.fullName`} label={<span>{texts.name}</span>} required autoComplete="off" />
      <FormTextField name={`${path}.title`} label={<span>{texts.title}</span>} autoComplete="off" />
      <FormPhoneField
        name={`${path}.phoneNumber`}
        label={<span>{texts.phone}</span>}
        format="national"
        autoComplete="off"
      />
      <IconButton
        label={texts.remove(name || texts.group(index + 1))}
        icon={<Trash2Icon />}
        onClick={() => onRemove(index)}
      />
    </Root>
  );
});

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr) auto;
  gap: ${theme.space[5]};
  align-items: start;

  & > button { margin-top: 26px; }
  ${containerBelow.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :nth-child(2), & > :nth-child(3) { grid-column: 1 / -1; grid-row: auto; }
    & > button { grid-column: 2; grid-row: 1; }
    & > :first-child { grid-column: 1; grid-row: 1; }
  }
`;
