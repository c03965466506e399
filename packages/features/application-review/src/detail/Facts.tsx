import type { ReactNode } from 'react';
import { FactList } from './layout';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Takes the whole line. */
  wide?: boolean;
}

/** Names and values of what cannot be changed. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <FactList>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? 'wide' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactList>
  );
}
