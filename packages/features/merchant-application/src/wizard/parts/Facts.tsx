import { useTexts } from '@telve/kit';
import { containerBelow, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import type { SummaryFact } from '../state/summary';
import { wizardTexts } from '../texts';

const { space, color } = theme;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};
  margin: 0;

  & > div:first-child { grid-column: 1 / -1; }
  & dt { ${text('caption')} color: ${color.text.secondary}; }
  & dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
  ${containerBelow.sm} { grid-template-columns: minmax(0, 1fr); }
`;

/** Names and values, the first over the whole width. */
export const Facts = ({ facts }: { facts: readonly SummaryFact[] }) => {
  const { empty } = useTexts(wizardTexts);
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' ? empty : value}</dd>
        </div>
      ))}
    </List>
  );
};
