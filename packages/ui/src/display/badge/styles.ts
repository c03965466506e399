import { css } from 'styled-components';
import { theme } from '../../theme/theme';

const { color } = theme;

/** Looks of a badge by its `data-tone`, for the badge itself and for badges in a table, which are styled from the table's root. */
export const badgeCss = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  height: 22px;
  padding: 0 8px 0 7px;
  border-radius: ${theme.radius.full};
  font-size: ${theme.text.caption.size};
  font-weight: 500;
  line-height: 1;
  letter-spacing: 0;
  white-space: nowrap;
  background: ${color.neutral.subtle};
  color: ${color.neutral.text};

  &::before {
    content: '';
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${color.neutral.icon};
  }
  &[data-tone='success'] {
    background: ${color.success.tint};
    color: ${color.success.text};
    &::before { background: ${color.success.icon}; }
  }
  &[data-tone='warning'] {
    background: ${color.warning.tint};
    color: ${color.warning.text};
    &::before { background: ${color.warning.icon}; }
  }
  &[data-tone='danger'] {
    background: ${color.danger.tint};
    color: ${color.danger.text};
    &::before { background: ${color.danger.icon}; }
  }
  &[data-tone='info'] {
    background: ${color.info.tint};
    color: ${color.info.text};
    &::before { background: ${color.info.icon}; }
  }
  &[data-tone='accent'] {
    background: ${color.accent.tint};
    color: ${color.accent.text};
    &::before { background: ${color.accent.solid}; }
  }
  &[data-dot='ring']::before {
    background: none;
    box-shadow: inset 0 0 0 1.5px ${color.neutral.icon};
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &::before { background: CanvasText; }
  }
`;
