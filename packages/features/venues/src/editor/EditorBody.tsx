import { FormSaveBar, type FormSaveBarProps, useFormMarks, useTexts } from '@telve/kit';
import { EditorLayout } from '@telve/ui';
import type { ReactNode } from 'react';
import { sectionsOf } from './form/sections';
import { Below } from './layout';
import { venueEditorTexts } from './texts';

/** The list of sections beside them; follows what is changed and what is wrong without rendering the sections. */
export function EditorBody({ children }: { children: ReactNode }) {
  const texts = useTexts(venueEditorTexts);
  return (
    <Below>
      <EditorLayout sections={sectionsOf(useFormMarks(), texts.sections)}>{children}</EditorLayout>
    </Below>
  );
}

/** The bar under the editor, which says how many sections changed and which. */
export function EditorBar(props: Pick<FormSaveBarProps, 'submitLabel' | 'onCancel'>) {
  const texts = useTexts(venueEditorTexts);
  const titles = sectionsOf(useFormMarks(), texts.sections).flatMap(({ title, changed }) => (changed ? [title] : []));
  return <FormSaveBar {...props} changed={texts.changedSections(titles.length)} detail={titles.join(', ')} />;
}
