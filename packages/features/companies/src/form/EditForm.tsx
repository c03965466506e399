import { type Company, companyEntries } from '@telve/api';
import { EntityForm, useTexts } from '@telve/kit';
import { useMemo, useRef } from 'react';
import { useCompanyWords } from '../data/useCompanyWords';
import { useToList } from '../data/useToList';
import { companyTexts } from '../texts';
import { CompanyEditor } from './CompanyEditor';
import { CompanyHead } from './CompanyHead';
import { toInput, toValues } from './mapping';
import { companyMessage } from './messages';
import { comparedFields } from './sections';
import { valueWords } from './valueWords';

/** The form of a stored company under its head. */
export function EditForm({ company }: { company: Company }) {
  const texts = useTexts(companyTexts);
  const toList = useToList();
  const words = useCompanyWords();
  const typedIban = useRef(company.iban);
  const initial = useMemo(() => toValues(company), [company]);
  return (
    <>
      <CompanyHead company={company} words={words} />
      <EntityForm
        entry={companyEntries.update}
        rules={() => import('@telve/api/rules/companies').then(({ companyEditRules }) => companyEditRules)}
        initial={initial}
        version={company.version}
        toInput={(values) => ({ id: company.id, ...toInput(values) })}
        labels={texts.labels}
        message={companyMessage(texts, () => typedIban.current)}
        conflict={{ toValues, fields: comparedFields(texts), format: valueWords(words, texts) }}
        title={company.companyName}
        onSaved={toList}
      >
        <CompanyEditor initial={initial} typedIban={typedIban} words={words} onCancel={toList} />
      </EntityForm>
    </>
  );
}
