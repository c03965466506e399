'use client';
import { type Onboarding, onboardingEntries } from '@telve/api';
import { Can, DetailPage, EntityForm, Forbidden, useQuery, useTexts } from '@telve/kit';
import { Badge, Page, PageHead } from '@telve/ui';
import { useMemo, useState } from 'react';
import { Gone } from '../shared/Gone';
import { lookIntoAnimation } from './form/beforeSave';
import { Editor } from './form/Editor';
import { onboardingMessage } from './form/messages';
import { RemoveButton } from './form/RemoveButton';
import { furtherFaults, toUpdate, toValues } from './form/values';
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
  return isGone ? <Gone toList={toList} /> : <OpenScreen id={id} onRemoved={() => setGone(true)} />;
}

function OpenScreen({ id, onRemoved }: OnboardingEditPageProps & { onRemoved: () => void }) {
  const query = useQuery(onboardingEntries.detail, { id }, { fresh: true });
  return (
    <DetailPage query={query}>
      {(screen) => <EditForm key={screen.id} screen={screen} onRemoved={onRemoved} />}
    </DetailPage>
  );
}

function EditForm({ screen, onRemoved }: { screen: Onboarding; onRemoved: () => void }) {
  const texts = useTexts(onboardingTexts);
  const toList = useToList('onboardings.list');
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
        beforeSave={lookIntoAnimation}
        labels={texts.labels}
        message={onboardingMessage(texts)}
        conflict={{ toValues, format: valueWords(texts) }}
        success={texts.updated}
        title={title}
        onSaved={toList}
      >
        <Editor stored={screen} onCancel={toList}>
          <RemoveButton screen={screen} onRemoved={onRemoved} />
        </Editor>
      </EntityForm>
    </>
  );
}
