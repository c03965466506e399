'use client';
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';
import { Spinner } from './Spinner';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** `primary` is the one main action of a page; `danger` only in a confirmation. Default `secondary`. */
  variant?: ButtonVariant;
  /** Height 28, 36 or 44 px; more with a coarse pointer. Default `md`. */
  size?: ButtonSize;
  /** Before the text. */
  icon?: ReactNode;
  /** After the text. */
  endIcon?: ReactNode;
  /** Work is under way: shows a spinner and ignores clicks, but keeps focus. */
  loading?: boolean;
  /** Text while loading. Default: the button's own text. */
  loadingText?: ReactNode;
  /** As wide as its container. */
  full?: boolean;
  children: ReactNode;
}

const StyledButton = styled.button<ButtonLook>`${buttonStyles}`;

const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

/** A button. `type` is `button` unless told otherwise, so that it never submits by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    size = 'md',
    icon,
    endIcon,
    loading,
    loadingText,
    full,
    children,
    onClick,
    type = 'button',
    ...rest
  },
  ref,
) {
  return (
    <StyledButton
      ref={ref}
      type={type}
      {...rest}
      $variant={variant}
      $size={size}
      $full={full}
      onClick={loading ? ignore : onClick}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {loading ? <Spinner /> : icon}
      <span>{(loading && loadingText) || children}</span>
      {!loading && endIcon}
    </StyledButton>
  );
});
