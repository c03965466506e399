'use client';
import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the text. */
  icon?: ReactNode;
  /** As wide as its container. */
  full?: boolean;
}

const StyledAnchor = styled.a<ButtonLook>`${buttonStyles}`;

/** A link that looks like a button: for everything that goes to an address, so that it can be opened in a new tab. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'secondary', size = 'md', icon, full, children, ...rest },
  ref,
) {
  return (
    <StyledAnchor ref={ref} {...rest} $variant={variant} $size={size} $full={full}>
      {icon}
      <span>{children}</span>
    </StyledAnchor>
  );
});
