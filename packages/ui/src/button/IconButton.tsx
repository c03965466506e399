'use client';
import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';
import { Spinner } from './Spinner';

interface IconLook {
  /** Its accessible name and tooltip. In a row it names the row: "Düzenle: Kadıköy Şubesi". */
  label: string;
  icon: ReactNode;
  /** Default `ghost`. */
  variant?: ButtonVariant;
  /** Default `md`. */
  size?: ButtonSize;
}

export interface IconButtonProps
  extends IconLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** Work is under way: shows a spinner and ignores clicks. */
  loading?: boolean;
}

export interface IconLinkProps
  extends IconLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'aria-label'> {}

const StyledButton = styled.button<ButtonLook>`${buttonStyles}`;
const StyledAnchor = styled.a<ButtonLook>`${buttonStyles}`;

/** A square button with an icon and a name in words. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'ghost', size = 'md', loading, type = 'button', onClick, ...rest },
  ref,
) {
  return (
    <StyledButton
      ref={ref}
      type={type}
      title={label}
      {...rest}
      aria-label={label}
      $variant={variant}
      $size={size}
      $iconOnly
      onClick={loading ? undefined : onClick}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {loading ? <Spinner /> : icon}
    </StyledButton>
  );
});

/** The same looks for a link. */
export const IconLink = forwardRef<HTMLAnchorElement, IconLinkProps>(function IconLink(
  { label, icon, variant = 'ghost', size = 'md', ...rest },
  ref,
) {
  return (
    <StyledAnchor ref={ref} title={label} {...rest} aria-label={label} $variant={variant} $size={size} $iconOnly>
      {icon}
    </StyledAnchor>
  );
});
