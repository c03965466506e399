'use client';
import { ButtonLink, type ButtonLinkProps } from '@telve/ui';
import { type TargetTo, useTarget } from './TargetLink';

export type TargetButtonProps = TargetTo & Omit<ButtonLinkProps, 'href' | 'onClick' | 'target'>;

/** A link to a target that looks like a button, named by its target (`data-target`); nothing where the host has no such target. */
export function TargetButton({ target, params, search, replace, ...button }: TargetButtonProps) {
  const to = useTarget({ target, params, search, replace });
  return to && <ButtonLink data-target={target} {...button} {...to} />;
}
