import { type HelpCategory, helpLimits } from '@telve/api';
import {
  FormNumberField,
  FormSaveBar,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
  useTexts,
} from '@telve/kit';
import { Card, FormFields, FormStack } from '@telve/ui';
import { type ReactNode, useMemo } from 'react';
import { helpContentTexts } from '../texts';
import { EditorBody } from './styles';

interface EditorProps {
  categories: readonly HelpCategory[];
  /** Leaves the form; without it there is no such button. */
  onCancel: (() => void) | undefined;
  /** Default "Güncelle". */
  submitLabel?: string;
  /** Why nothing can be saved. */
  blocked?: string | undefined;
  /** Further buttons of the bar. */
  children?: ReactNode;
}

/** Place and the texts of both languages, and the bar (HELP-11, HELP-12, HELP-13). */
export function Editor({ categories, onCancel, submitLabel, blocked, children }: EditorProps) {
  // The cards render by their own fields alone, not at each change of any.
  const cards = useMemo(() => <Cards categories={categories} />, [categories]);
  return (
    <>
      <EditorBody>{cards}</EditorBody>
      <FormSaveBar
        {...(submitLabel === undefined ? {} : { submitLabel })}
        onCancel={onCancel}
        disabled={blocked !== undefined}
        detail={blocked}
      >
        {children}
      </FormSaveBar>
    </>
  );
}

function Cards({ categories }: Pick<EditorProps, 'categories'>) {
  const { sections } = useTexts(helpContentTexts);
  return (
    <FormStack>
      <Card title={sections.place}>
        <Place categories={categories} />
      </Card>
      <FormFields>
        <div className="half">
          <Language title={sections.turkish} question="title" answer="description" lang="tr" />
        </div>
        <div className="half">
          <Language title={sections.english} question="titleEn" answer="descriptionEn" lang="en" />
        </div>
      </FormFields>
    </FormStack>
  );
}

function Place({ categories }: Pick<EditorProps, 'categories'>) {
  const texts = useTexts(helpContentTexts);
  const options = categories.map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <FormFields>
      <div className="half">
        <FormSelect name="helpMenuId" options={options} placeholder={texts.choose} required hideEmpty />
      </div>
      <div className="half">
        <FormNumberField name="priority" required decimals={1} min={0} hint={texts.priorityNote} />
      </div>
      <div>
        <FormSwitch name="active" />
      </div>
    </FormFields>
  );
}

function Language({
  title,
  question,
  answer,
  lang,
}: {
  title: string;
  question: string;
  answer: string;
  lang: string;
}) {
  return (
    <Card title={title}>
      <FormStack>
        <FormTextField name={question} required counter={helpLimits.question} autoComplete="off" lang={lang} />
        <FormTextArea name={answer} required counter={helpLimits.answer} rows={8} lang={lang} />
      </FormStack>
    </Card>
  );
}
