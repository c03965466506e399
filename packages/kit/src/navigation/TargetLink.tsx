'use client';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type SearchInit, type Target, type TargetParams, useNavigation } from './navigation';

/** True for a click that the browser should handle itself: new tab, new window, download. */
const isNative = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (event.currentTarget.target !== '' && event.currentTarget.target !== '_self');

/** Where a link of a feature leads. */
export interface TargetTo {
  target: Target;
  params?: TargetParams;
  search?: SearchInit;
  /** Replaces the present history entry. */
  replace?: boolean;
}

/**
 * Props that make any anchor lead to a target; null when the host has no such target, and the control is then absent.
 * A plain click goes through the host's navigation, modified clicks stay the browser's.
 */
export const useTarget = ({ target, params, search, replace }: TargetTo) => {
  const { href, go } = useNavigation();
  const address = href(target, params, search);
  if (address === undefined) return null;
  return {
    href: address,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (isNative(event)) return;
      event.preventDefault();
      go(target, params, { replace, search });
    },
  };
};

export type TargetLinkProps = TargetTo & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'target'>;

/** A real anchor to a target; its children as plain text where the host has no such target. */
export function TargetLink({ target, params, search, replace, children, ...anchor }: TargetLinkProps) {
  const to = useTarget({ target, params, search, replace });
  if (!to) return <>{children}</>;
  return (
    <a {...anchor} {...to}>
      {children}
    </a>
  );
}
