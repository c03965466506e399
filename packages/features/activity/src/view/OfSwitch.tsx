import { useTexts } from '@telve/kit';
import { containerBelow, SegmentedControl, theme } from '@telve/ui';
import { styled } from 'styled-components';
import type { LogState } from '../data/useLogState';
import { activityTexts } from '../texts';

/** What was done to an account, or what its person did. */
export function OfSwitch({ state: { filters, setFilters } }: { state: LogState }) {
  const { label, record, actor } = useTexts(activityTexts).of;
  return (
    <Root>
      <SegmentedControl
        label={label}
        hideLabel
        size="sm"
        value={filters.of ?? 'record'}
        options={[
          { value: 'record', label: record },
          { value: 'actor', label: actor },
        ]}
        // The people of the one log are not those of the other.
        onChange={(value) => setFilters({ of: value === 'actor' ? value : undefined, actorId: undefined })}
      />
    </Root>
  );
}

const Root = styled.div`
  margin-bottom: ${theme.space[6]};

  /* Both words fit on the narrowest phone. */
  ${containerBelow.sm} { & label > span { padding: 0 6px; } }
`;
