'use client';
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  forwardRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { BadgeTone } from '../badge/Badge';
import type { TagVariant } from '../tag/Tag';

// Parts of table cells: plain elements with a class, styled by the table's root.

export interface CellMainProps {
  name: ReactNode;
  /** Under the name: a code. */
  sub?: ReactNode;
  /** Makes the name a link. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Address of a square picture before the name. */
  image?: string;
  /** Instead of `image`: any element. */
  media?: ReactNode;
}

/** The identity of a row: picture, name, code. The name is a link with `href`, a button with `onClick` alone. */
export function CellMain({ name, sub, href, onClick, image, media }: CellMainProps) {
  return (
    <div className="t-main">
      {image ? (
        <img className="t-thumb" src={image} alt="" width="36" height="36" loading="lazy" decoding="async" />
      ) : (
        media
      )}
      <div>
        <CellName href={href} onClick={onClick}>
          {name}
        </CellName>
        {sub && <span className="t-sub">{sub}</span>}
      </div>
    </div>
  );
}

function CellName({
  href,
  onClick,
  children,
}: {
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}) {
  if (href) {
    return (
      <a className="t-name" href={href} onClick={onClick}>
        {children}
      </a>
    );
  }
  if (onClick) {
    return (
      <button type="button" className="t-name" onClick={onClick}>
        {children}
      </button>
    );
  }
  return <span className="t-name">{children}</span>;
}

/** Where there is nothing to say: an empty cell; on a card a dash, since there the label stands before it. */
export function CellNone() {
  return <span className="t-none" />;
}

/** A `Badge` in a table. */
export function CellBadge({
  tone = 'neutral',
  dot = 'fill',
  children,
}: {
  tone?: BadgeTone;
  dot?: 'fill' | 'ring';
  children: ReactNode;
}) {
  return (
    <span className="t-badge" data-tone={tone} data-dot={dot}>
      {children}
    </span>
  );
}

/** A `Tag` in a table. */
export function CellTag({ variant = 'plain', children }: { variant?: TagVariant; children: ReactNode }) {
  return (
    <span className="t-tag" data-variant={variant}>
      {children}
    </span>
  );
}

/** Quieter text in a cell: `faint` for ids, `small` beside a badge. */
export function CellText({ look = 'muted', children }: { look?: 'muted' | 'faint' | 'small'; children: ReactNode }) {
  return <span className={`t-${look}`}>{children}</span>;
}

/** Several things in one cell, beside each other. */
export function CellRow({ children }: { children: ReactNode }) {
  return <div className="t-row">{children}</div>;
}

/** The actions of a row. */
export function CellActions({ children }: { children: ReactNode }) {
  return <div className="t-acts">{children}</div>;
}

interface CellActionLook {
  /** Names the row: "Düzenle: Kadıköy Şubesi". */
  label: string;
  icon: ReactNode;
}

/** An icon button of a row. */
export const CellButton = forwardRef<HTMLButtonElement, CellActionLook & ButtonHTMLAttributes<HTMLButtonElement>>(
  function CellButton({ label, icon, ...rest }, ref) {
    return (
      <button ref={ref} type="button" className="t-act" title={label} {...rest} aria-label={label}>
        {icon}
      </button>
    );
  },
);

/** An icon link of a row. */
export const CellLink = forwardRef<HTMLAnchorElement, CellActionLook & AnchorHTMLAttributes<HTMLAnchorElement>>(
  function CellLink({ label, icon, ...rest }, ref) {
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: an address comes with the other props and makes it a link
      <a ref={ref} className="t-act" title={label} {...rest} aria-label={label}>
        {icon}
      </a>
    );
  },
);
