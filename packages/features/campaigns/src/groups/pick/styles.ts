import { text, theme } from '@telve/ui';
import { styled } from 'styled-components';

const { color, space } = theme;

/** Rows of a dialog in one frame. */
export const Rows = styled.div`
  border: 1px solid ${color.border.default};
  border-radius: ${theme.radius.md};
  background: ${color.bg.surface};

  & > div {
    display: flex;
    align-items: center;
    gap: ${space[5]};
    min-height: 48px;
    padding: ${space[3]} ${space[6]};
  }
  & > div > :first-child { flex: 1; min-width: 0; }
  & > * + * { border-top: 1px solid ${color.border.subtle}; }
  & > p { padding: ${space[8]} ${space[6]}; color: ${color.text.secondary}; text-align: center; }
  & b { display: block; ${text('label')} font-weight: 550; overflow-wrap: anywhere; }
  & small { display: block; ${text('caption')} color: ${color.text.secondary}; font-variant-numeric: tabular-nums; }
  &[data-stale] { opacity: 0.6; }
`;

/** Which rows are shown, and the way to the others. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  ${text('label')}
  font-weight: 400;
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;
`;

/** What acts on all rows. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`;
