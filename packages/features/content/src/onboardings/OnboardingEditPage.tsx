'use client';
import { type Onboarding, onboardingEntries } from '@telve/api';
import { Can, DetailPage, EntityForm, Forbidden, useQuery, useTexts } from '@telve/kit';
import { Badge, Page, PageHead } from '@telve/ui';
import { useMemo, useState } from 'react';
import { Deleted } from '../shared/deleted/Deleted';
import { useDeleted } from '../shared/deleted/useDeleted';
import { Gone } from '../shared/Gone';
import { AddForm } from './form/AddForm';
import { lookIntoAnimation } from './form/beforeSave';
import { Editor } from './form/Editor';
import { onboardingMessage } from './form/messages';
import { RemoveButton } from './form/RemoveButton';
import { furtherFaults, type OnboardingValues, toUpdate, toValues } from './form/values';
import { valueWords } from './form/valueWords';
import { useToList } from './shared/useToList';
import { onboardingTexts } from './texts';

export interface OnboardingEditPageProps {
  id: number;
}

/**
 * Edits or deletes a screen of the consumer app's first start (CONB-08, CONB-28). Asks the server anew, so that no old record is
 * edited; a save over a newer version opens the comparison (D-91). Needs a TelveProvider; for PanelUser (CONB-09).
 */
export function OnboardingEditPage({ id }: OnboardingEditPageProps) {
  return (
    <Page width="editor">
      <Can entry={onboardingEntries.update} fallback={<Forbidden />}>
        <StoredScreen key={id} id={id} />
      </Can>
    </Page>
  );
}

function StoredScreen({ id }: OnboardingEditPageProps) {
  const toList = useToList('onboardings.list');
  const [isGone, setGone] = useState(false);
  const [typed, setTyped] = useState<OnboardingValues>();
  if (isGone) return <Gone toList={toList} />;
  if (typed) return <AddForm typed={typed} />;
  return <OpenScreen id={id} onRemoved={() => setGone(true)} onAdd={setTyped} />;
}

interface OpenProps {
  onRemoved: () => void;
  /** Somebody else deleted it: what was typed goes on as a new one. */
  onAdd: (typed: OnboardingValues) => void;
}

function OpenScreen({ id, ...open }: OnboardingEditPageProps & OpenProps) {
  const query = useQuery(onboardingEntries.detail, { id }, { fresh: true });
  return <DetailPage query={query}>{(screen) => <EditForm key={screen.id} screen={screen} {...open} />}</DetailPage>;
}

function EditForm({ screen, onRemoved, onAdd }: { screen: Onboarding } & OpenProps) {
  const texts = useTexts(onboardingTexts);
  const toList = useToList('onboardings.list');
  const { isDeleted, form } = useDeleted();
  const initial = useMemo(() => toValues(screen), [screen]);
  const { id, title, active, version } = screen;
  return (
    <>
      <PageHead
        title={title}
        identity={texts.identity(id)}
        status={<Badge tone={active ? 'success' : 'neutral'}>{active ? texts.active : texts.passive}</Badge>}
      />
      <EntityForm
        entry={onboardingEntries.update}
        rules={() => import('@telve/api/rules/onboardings').then(({ onboardingRules }) => onboardingRules.update)}
        initial={initial}
        version={version}
        toInput={(values) => toUpdate(id, values)}
        further={furtherFaults}
        labels={texts.labels}
        message={onboardingMessage(texts)}
        conflict={{ toValues, format: valueWords(texts) }}
        success={texts.updated}
        title={title}
        onSaved={toList}
        {...form}
        beforeSave={(values) => form.beforeSave() && lookIntoAnimation(values)}
      >
        {isDeleted && <Deleted texts={texts.deleted} onAdd={onAdd} />}
        <Editor stored={screen} onCancel={toList} blocked={isDeleted ? texts.deleted.blocked : undefined}>
          {!isDeleted && <RemoveButton screen={screen} onRemoved={onRemoved} />}
        </Editor>
      </EntityForm>
    </>
  );
}
