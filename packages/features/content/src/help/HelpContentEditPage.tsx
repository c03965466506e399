'use client';
import { type HelpCategory, type HelpContent, helpContentEntries } from '@telve/api';
import {
  Can,
  DetailPage,
  EntityForm,
  Forbidden,
  serverWords,
  useFormBusy,
  useLookup,
  useQuery,
  useTexts,
} from '@telve/kit';
import { Badge, Button, Page, PageHead, Trash2Icon } from '@telve/ui';
import { useMemo, useState } from 'react';
import { Deleted } from '../shared/deleted/Deleted';
import { useDeleted } from '../shared/deleted/useDeleted';
import { Gone } from '../shared/Gone';
import { useRemove } from './data/useRemove';
import { useToList } from './data/useToList';
import { useTold } from './data/useTold';
import { AddForm } from './form/AddForm';
import { AddHead } from './form/AddHead';
import { Editor } from './form/Editor';
import { type HelpContentValues, toUpdate, toValues } from './form/mapping';
import { helpContentMessage } from './form/messages';
import { categoryTitle, valueWords } from './form/valueWords';
import { helpContentTexts } from './texts';

export interface HelpContentEditPageProps {
  id: number;
}

/**
 * Edits or deletes a question of the help menu (HELP-09). Asks the server anew, so that no old record is edited; a save
 * over a newer version opens the comparison (D-91). Needs a TelveProvider; for PanelUser (HELP-10).
 */
export function HelpContentEditPage({ id }: HelpContentEditPageProps) {
  return (
    <Page width="editor">
      <Can entry={helpContentEntries.update} fallback={<Forbidden />}>
        <StoredHelpContent key={id} id={id} />
      </Can>
    </Page>
  );
}

function StoredHelpContent({ id }: HelpContentEditPageProps) {
  const toList = useToList();
  const [isGone, setGone] = useState(false);
  return isGone ? <Gone toList={toList} /> : <OpenHelpContent id={id} onRemoved={() => setGone(true)} />;
}

function OpenHelpContent({ id, onRemoved }: HelpContentEditPageProps & { onRemoved: () => void }) {
  const query = useQuery(helpContentEntries.detail, { id }, { fresh: true });
  const categories = useLookup(helpContentEntries.categories, {});
  const [typed, setTyped] = useState<HelpContentValues>();
  if (typed && categories.data) {
    return (
      <>
        <AddHead />
        <AddForm categories={categories.data} typed={typed} />
      </>
    );
  }
  return (
    <DetailPage query={query}>
      {(content) => (
        <DetailPage query={categories}>
          {(choices) => <EditForm content={content} categories={choices} onRemoved={onRemoved} onAdd={setTyped} />}
        </DetailPage>
      )}
    </DetailPage>
  );
}

interface EditFormProps {
  content: HelpContent;
  categories: readonly HelpCategory[];
  onRemoved: () => void;
  /** Somebody else deleted it: what was typed goes on as a new one. */
  onAdd: (typed: HelpContentValues) => void;
}

function EditForm({ content, categories, onRemoved, onAdd }: EditFormProps) {
  const texts = useTexts(helpContentTexts);
  const toList = useToList();
  const { listen, show } = useTold();
  const { isDeleted, form } = useDeleted();
  const initial = useMemo(() => toValues(content), [content]);
  const { id, title, active, version } = content;
  return (
    <>
      <PageHead
        title={title}
        identity={texts.identity(id, categoryTitle(categories, content.helpMenuId) ?? texts.faults.categoryGone)}
        status={<Badge tone={active ? 'success' : 'neutral'}>{active ? texts.active : texts.passive}</Badge>}
      />
      <EntityForm
        entry={helpContentEntries.update}
        rules={() => import('@telve/api/rules/help-contents').then(({ helpContentRules }) => helpContentRules.update)}
        initial={initial}
        version={version}
        toInput={(values) => toUpdate(id, values)}
        callOptions={listen}
        labels={texts.labels}
        message={helpContentMessage(texts)}
        codeFields={{ help_category_not_found: 'helpMenuId' }}
        errorTexts={{ help_category_not_found: texts.faults.categoryGone }}
        conflict={{ toValues, format: valueWords(categories) }}
        inform={(error, text) => ({ title: texts.told.updateFailed, text: serverWords(error) ?? text })}
        success={null}
        title={title}
        onSaved={() => void show(texts.told.updated).then(toList)}
        {...form}
      >
        {isDeleted && <Deleted texts={texts.deleted} onAdd={onAdd} />}
        <Editor categories={categories} onCancel={toList} blocked={isDeleted ? texts.deleted.blocked : undefined}>
          {!isDeleted && <RemoveButton content={content} onRemoved={onRemoved} />}
        </Editor>
      </EntityForm>
    </>
  );
}

function RemoveButton({ content, onRemoved }: Pick<EditFormProps, 'content' | 'onRemoved'>) {
  const texts = useTexts(helpContentTexts);
  const remove = useRemove(content, onRemoved);
  const saving = useFormBusy();
  return (
    <Button variant="dangerGhost" icon={<Trash2Icon />} loading={remove.busy} disabled={saving} onClick={remove.start}>
      {texts.remove}
    </Button>
  );
}
