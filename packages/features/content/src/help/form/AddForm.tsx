import { type HelpCategory, helpContentEntries } from '@telve/api';
import { EntityForm, kitTexts, serverWords, useTexts } from '@telve/kit';
import { Typed } from '../../shared/deleted/Typed';
import { useToList } from '../data/useToList';
import { useTold } from '../data/useTold';
import { helpContentTexts } from '../texts';
import { Editor } from './Editor';
import { priorityFaults } from './further';
import { emptyHelpContent, type HelpContentValues, toCreate } from './mapping';
import { helpContentMessage } from './messages';

interface AddFormProps {
  categories: readonly HelpCategory[];
  /** What was typed for a question that is no more. */
  typed?: HelpContentValues;
}

/** The form of a new question. */
export function AddForm({ categories, typed }: AddFormProps) {
  const texts = useTexts(helpContentTexts);
  const { added } = useTexts(kitTexts);
  const toList = useToList();
  const { listen, show } = useTold();
  return (
    <EntityForm
      entry={helpContentEntries.create}
      rules={() => import('@telve/api/rules/help-contents').then(({ helpContentRules }) => helpContentRules.create)}
      initial={emptyHelpContent}
      toInput={toCreate}
      further={priorityFaults}
      callOptions={listen}
      labels={texts.labels}
      message={helpContentMessage(texts)}
      codeFields={{ help_category_not_found: 'helpMenuId' }}
      errorTexts={{ help_category_not_found: texts.faults.categoryGone }}
      inform={(error, text) => ({ title: texts.told.addFailed, text: serverWords(error) ?? text })}
      success={null}
      leftSuccess={added}
      title={texts.addTitle}
      onSaved={() => void show(texts.told.added).then(toList)}
    >
      {typed && <Typed values={typed} />}
      <Editor categories={categories} onCancel={toList} submitLabel={texts.submitAdd} />
    </EntityForm>
  );
}
