import { Icon } from './Icon';

/** The roles of a row and its cells, which tables that are shown as cards need. */
export const roles = {
  row: { role: 'row' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface SwitchProps {
  label: string;
  checked: boolean;
  busy: boolean;
  onClick: () => void;
}

export function Switch({ label, checked, busy, onClick }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="telve-switch"
      aria-checked={checked}
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      <i />
    </button>
  );
}

interface RowLinkProps {
  label: string;
  href: string;
  icon: 'rotate-ccw-clock lucide-history' | 'pencil';
}

export function RowLink({ label, href, icon }: RowLinkProps) {
  return (
    <a className="t-act" href={href} aria-label={label} title={label}>
      <Icon name={icon} />
    </a>
  );
}
