'use client';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { initials } from './initials';

export interface AvatarProps {
  /** Name of the person; its initials are shown. The name itself stands beside the avatar, so this is decoration. */
  name: string;
  /** `md` 28 px, `lg` 40 px. Default `md`. */
  size?: 'md' | 'lg';
  /** `neutral` for people other than the signed-in one. Default `accent`. */
  tone?: 'accent' | 'neutral';
}

/** A person's initials in a circle. */
export function Avatar({ name, size = 'md', tone = 'accent' }: AvatarProps) {
  return (
    <Root aria-hidden="true" data-size={size} data-tone={tone}>
      {initials(name)}
    </Root>
  );
}

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: ${theme.radius.full};
  background: ${theme.color.accent.subtleHover};
  color: ${theme.color.accent.text};
  font-size: 11px;
  font-weight: 600;
  letter-spacing: 0;

  &[data-size='lg'] {
    width: 40px;
    height: 40px;
    font-size: 14px;
  }
  &[data-tone='neutral'] {
    background: ${theme.color.neutral.subtle};
    color: ${theme.color.neutral.text};
  }
`;
