import { css } from 'styled-components';
import { theme } from '../../theme/theme';

const { color } = theme;

/** Looks of a tag by its `data-variant`, for the tag itself and for tags in a table. */
export const tagCss = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  height: 20px;
  padding: 0 6px;
  border: 1px solid ${color.border.default};
  border-radius: ${theme.radius.xs};
  background: ${color.bg.surface};
  color: ${color.text.secondary};
  font-size: calc(0.6875 * var(--_t-rem));
  font-weight: 550;
  line-height: 1;
  letter-spacing: 0.01em;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  &[data-variant='strong'] {
    background: ${color.neutral.subtle};
    border-color: ${color.neutral.border};
    color: ${color.text.primary};
  }
  &[data-variant='inverse'] {
    background: ${color.bg.inverse};
    border-color: transparent;
    color: ${color.text.inverse};
  }
  &[data-variant='accent'] {
    background: ${color.accent.subtle};
    border-color: transparent;
    color: ${color.accent.text};
  }
`;
