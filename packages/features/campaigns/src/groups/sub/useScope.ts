import type { Choice } from '@telve/api';
import { useFormField, useSetFormValue } from '@telve/kit';
import { useState } from 'react';

export interface ScopeProps {
  /** The campaign is made for each company. */
  mass: boolean;
  onMass: (mass: boolean) => void;
}

/**
 * The mass switch with its companies. Switching it clears the code, whose length is another one (GRP-15); switching it on
 * opens the picker (GRP-13), and without a company it goes off again (GRP-14).
 */
export const useScope = ({ mass, onMass }: ScopeProps) => {
  const { value: companies, onChange, error, id } = useFormField<readonly Choice[]>('companies');
  const setValue = useSetFormValue();
  const [isPicking, setPicking] = useState(false);
  const switchTo = (next: boolean) => {
    setValue('code', '');
    onMass(next);
    setPicking(next);
  };
  const use = (chosen: readonly Choice[]) => {
    onChange(chosen);
    setPicking(false);
    if (chosen.length === 0 && mass) switchTo(false);
  };
  return {
    companies,
    error,
    id,
    isPicking,
    switchTo,
    pick: () => setPicking(true),
    use,
    close: () => use(companies),
    remove: (company: Choice) => use(companies.filter((other) => other.id !== company.id)),
  };
};
