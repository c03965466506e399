import { same, useFormField, useFormValues } from '@telve/kit';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { CompanyValues } from './mapping';
import { type CompanyField, type CompanySectionId, companySections } from './sections';

/** What the list of sections says of one. */
export interface SectionState {
  id: CompanySectionId;
  changed: boolean;
  faulty: boolean;
}

export interface SectionStates {
  states: readonly SectionState[];
  /** Watches the fields; render it inside the form. */
  watch: ReactNode;
}

const every = companySections.flatMap(({ fields }) => fields);

/** Which sections of the surrounding form differ from `initial`, and which carry messages. Renders at each change. */
export const useSectionStates = (initial: CompanyValues): SectionStates => {
  const values = useFormValues<CompanyValues>();
  const [faulty, setFaulty] = useState<ReadonlySet<CompanyField>>(new Set());
  const tell = useCallback((name: CompanyField, isFaulty: boolean) => {
    setFaulty((before) => {
      if (before.has(name) === isFaulty) return before;
      const next = new Set(before);
      if (isFaulty) next.add(name);
      else next.delete(name);
      return next;
    });
  }, []);
  const watch = useMemo(() => every.map((name) => <FaultWatch key={name} name={name} tell={tell} />), [tell]);
  const states = companySections.map(({ id, fields }) => ({
    id,
    changed: fields.some((name) => !same(values[name], initial[name])),
    faulty: fields.some((name) => faulty.has(name)),
  }));
  return { states, watch };
};

interface FaultWatchProps {
  name: CompanyField;
  tell: (name: CompanyField, isFaulty: boolean) => void;
}

function FaultWatch({ name, tell }: FaultWatchProps) {
  const isFaulty = useFormField(name).error !== undefined;
  useEffect(() => tell(name, isFaulty), [name, isFaulty, tell]);
  return null;
}
