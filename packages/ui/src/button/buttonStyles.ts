import { css } from 'styled-components';
import { focusRing } from '../theme/mixins';
import { theme } from '../theme/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerGhost' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $full?: boolean;
  $iconOnly?: boolean;
}

const { color, shadow, control, radius, space, duration, ease } = theme;

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.accent.solid};
    color: ${color.accent.onSolid};
    box-shadow: ${shadow.xs};
    &:hover { background: ${color.accent.solidHover}; color: ${color.accent.onSolid}; }
    &:active { background: ${color.accent.solidPressed}; }
  `,
  secondary: css`
    background: ${color.bg.raised};
    border-color: ${color.border.strong};
    box-shadow: ${shadow.xs};
    &:hover { background: ${color.bg.hover}; color: ${color.text.primary}; }
    &:active { background: ${color.bg.pressed}; }
  `,
  ghost: css`
    color: ${color.text.secondary};
    &:hover { background: ${color.bg.pressed}; color: ${color.text.primary}; }
    &:active { background: ${color.border.subtle}; }
  `,
  danger: css`
    background: ${color.danger.solid};
    color: ${color.danger.onSolid};
    box-shadow: ${shadow.xs};
    &:hover { background: ${color.danger.solidHover}; color: ${color.danger.onSolid}; }
    &:active { background: ${color.danger.solidPressed}; }
  `,
  dangerGhost: css`
    background: ${color.bg.raised};
    border-color: ${color.border.strong};
    color: ${color.danger.text};
    box-shadow: ${shadow.xs};
    &:hover { background: ${color.danger.subtle}; border-color: ${color.danger.border}; color: ${color.danger.text}; }
    &:active { background: ${color.danger.tint}; }
  `,
  link: css`
    height: auto;
    min-height: ${theme.target.min};
    padding: 0;
    color: ${color.text.link};
    font-weight: 500;
    &:hover { color: ${color.text.link}; text-decoration: underline; }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  sm: css`
    --h: ${control.sm};
    padding: 0 10px;
    border-radius: ${radius.sm};
    font-size: ${theme.text.label.size};
  `,
  md: css`
    --h: ${control.md};
    padding: 0 14px;
    border-radius: ${radius.md};
    font-size: ${theme.text.body.size};
  `,
  lg: css`
    --h: ${control.lg};
    padding: 0 20px;
    border-radius: ${radius.md};
    font-size: ${theme.text.card.size};
  `,
};

const iconOnly = css`
  width: var(--h);
  padding: 0;
  & > svg:first-child, & > svg:last-child { margin: 0; }
`;

/** The looks of a button, for `button` and `a` alike. */
export const buttonStyles = css<ButtonLook>`
  position: relative;
  display: ${({ $full }) => ($full ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  ${({ $size }) => sizes[$size]}
  width: ${({ $full }) => ($full ? '100%' : 'auto')};
  height: var(--h);
  min-width: ${theme.target.min};
  border: 1px solid transparent;
  background: none;
  color: ${color.text.primary};
  font-weight: 550;
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition: background ${duration.fast} ${ease.standard}, border-color ${duration.fast} ${ease.standard},
    box-shadow ${duration.fast} ${ease.standard}, color ${duration.fast} ${ease.standard};
  &:hover { text-decoration: none; }
  &:focus-visible { ${focusRing} }
  & > svg { width: 16px; height: 16px; flex: none; stroke-width: 1.75; }
  & > svg:first-child { margin-inline: -2px 0; }
  & > svg:last-child:not(:first-child) { margin-inline: 0 -4px; }
  ${({ $variant }) => variants[$variant]}
  ${({ $iconOnly }) => $iconOnly && iconOnly}
  &:disabled, &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${({ $variant }) => ($variant === 'ghost' || $variant === 'link' ? 'none' : color.bg.pressed)};
    border-color: transparent;
    color: ${color.text.disabled};
    box-shadow: none;
    cursor: not-allowed;
    text-decoration: none;
  }
  &[aria-busy='true'] { cursor: progress; }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &:disabled { border-color: GrayText; color: GrayText; }
  }
`;
