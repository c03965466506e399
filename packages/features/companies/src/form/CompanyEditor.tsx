import { FormSaveBar, useTexts } from '@telve/kit';
import { EditorLayout, theme } from '@telve/ui';
import { type RefObject, useMemo } from 'react';
import { styled } from 'styled-components';
import type { CompanyWords } from '../data/useCompanyWords';
import { companyTexts } from '../texts';
import { BankSection } from './BankSection';
import { ExecutiveSection } from './ExecutiveSection';
import { ExtrasSection } from './ExtrasSection';
import { GeneralSection } from './GeneralSection';
import { InvoiceSection } from './InvoiceSection';
import type { CompanyValues } from './mapping';
import { StatusSection } from './StatusSection';
import { useSectionStates } from './useSectionStates';

export interface CompanyEditorProps {
  /** What the form starts from. */
  initial: CompanyValues;
  typedIban: RefObject<string>;
  words: CompanyWords;
  /** Leaves the form; without it there is no such button. */
  onCancel: (() => void) | undefined;
  /** Default "Güncelle". */
  submitLabel?: string;
}

/** The sections of a company beside their list, and the bar that says what changed. */
export function CompanyEditor({ initial, typedIban, words, onCancel, submitLabel }: CompanyEditorProps) {
  const texts = useTexts(companyTexts);
  const { states, watch } = useSectionStates(initial);
  const titled = states.map((state) => ({ ...state, title: texts.sections[state.id] }));
  // The sections render by their own fields alone, not at each change of any.
  const sections = useMemo(
    () => (
      <>
        <GeneralSection words={words} />
        <StatusSection words={words} />
        <InvoiceSection />
        <BankSection storedIban={initial.iban} typedIban={typedIban} />
        <ExecutiveSection />
        <ExtrasSection />
      </>
    ),
    [words, initial.iban, typedIban],
  );
  return (
    <>
      {watch}
      <Body>
        <EditorLayout sections={titled}>{sections}</EditorLayout>
      </Body>
      <FormSaveBar
        {...(submitLabel === undefined ? {} : { submitLabel })}
        onCancel={onCancel}
        detail={titled.flatMap(({ changed, title }) => (changed ? [title] : [])).join(', ')}
      />
    </>
  );
}

const Body = styled.div`
  margin-bottom: ${theme.space[8]};
`;
