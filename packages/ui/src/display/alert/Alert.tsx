'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { containerBelow } from '../../theme/container';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icons/icons';
import { iconSize } from '../shared/icon';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
  neutral: InfoIcon,
} as const;

export interface AlertProps {
  /** Default `info`. */
  tone?: AlertTone;
  title?: ReactNode;
  /** Instead of the tone's own. */
  icon?: ReactNode;
  children?: ReactNode;
  /** One button at the right end. */
  action?: ReactNode;
  /** Read out at once when it appears: for errors of what somebody just did. Default: `true` for `danger`. */
  announce?: boolean;
}

/** A message in the page, at the place it is about. */
export function Alert({ tone = 'info', title, icon, children, action, announce = tone === 'danger' }: AlertProps) {
  const Icon = icons[tone];
  return (
    <Root data-tone={tone} role={announce ? 'alert' : undefined}>
      {icon ?? <Icon aria-hidden="true" />}
      <div>
        {title && <b>{title}</b>}
        {children && (title ? <p>{children}</p> : <div>{children}</div>)}
      </div>
      {action}
    </Root>
  );
}

const { color } = theme;

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[5]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px solid ${color.neutral.border};
  border-radius: ${theme.radius.md};
  background: ${color.neutral.subtle};
  color: ${color.text.primary};
  ${iconSize(18)}

  & > svg { margin-top: 1px; }
  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div > b {
    display: block;
    font-weight: 600;
  }
  & > div > p {
    ${text('label')}
    font-weight: 400;
    color: ${color.text.secondary};
  }
  &[data-tone='info'] {
    background: ${color.info.subtle};
    border-color: ${color.info.border};
    & > svg { color: ${color.info.icon}; }
  }
  &[data-tone='success'] {
    background: ${color.success.subtle};
    border-color: ${color.success.border};
    & > svg { color: ${color.success.icon}; }
  }
  &[data-tone='warning'] {
    background: ${color.warning.subtle};
    border-color: ${color.warning.border};
    & > svg { color: ${color.warning.icon}; }
  }
  &[data-tone='danger'] {
    background: ${color.danger.subtle};
    border-color: ${color.danger.border};
    & > svg { color: ${color.danger.icon}; }
  }
  ${containerBelow.md} {
    flex-wrap: wrap;
    & > div {
      flex: 1 1 0;
      min-width: 60%;
    }
    & > div + * { margin-left: 30px; }
  }
`;
