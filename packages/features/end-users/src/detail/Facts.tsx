import { MISSING } from '@telve/locale';
import { containerBelow, text, theme } from '@telve/ui';
import { styled } from 'styled-components';

/** Name and value; a value that is empty or unknown shows as a dash. */
export interface Fact {
  label: string;
  value: string | null;
  /** Takes the whole line. */
  wide?: boolean;
}

/** What is known of a record, for reading only. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? 'wide' : undefined}>
          <dt>{label}</dt>
          <dd>{value?.trim() || MISSING}</dd>
        </div>
      ))}
    </List>
  );
}

const { space } = theme;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space[7]};
  margin: 0;
  overflow-wrap: anywhere;

  & > .wide { grid-column: 1 / -1; }
  & dt { ${text('label')} font-weight: 400; color: ${theme.color.text.secondary}; }
  & dd { margin: 2px 0 0; font-variant-numeric: tabular-nums; }
  ${containerBelow.sm} { grid-template-columns: minmax(0, 1fr); }
`;
