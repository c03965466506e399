import { onboardingEntries } from '@telve/api';
import { EntityForm, useTexts } from '@telve/kit';
import { PageHead } from '@telve/ui';
import { useMemo } from 'react';
import { Typed } from '../../shared/deleted/Typed';
import { useNextPlace } from '../data/useNextPlace';
import { useToList } from '../shared/useToList';
import { onboardingTexts } from '../texts';
import { lookIntoAnimation } from './beforeSave';
import { Editor } from './Editor';
import { onboardingMessage } from './messages';
import { emptyOnboarding, furtherFaults, type OnboardingValues, toCreate, withoutStoredFiles } from './values';

interface AddFormProps {
  /** What was typed for a screen that is no more. */
  typed?: OnboardingValues;
}

/** The form of a new screen. */
export function AddForm({ typed }: AddFormProps) {
  const texts = useTexts(onboardingTexts);
  const toList = useToList('onboardings.list');
  const place = useNextPlace();
  const initial = useMemo(() => emptyOnboarding(place), [place]);
  return (
    <>
      <PageHead title={texts.addTitle} />
      <EntityForm
        entry={onboardingEntries.create}
        rules={() => import('@telve/api/rules/onboardings').then(({ onboardingRules }) => onboardingRules.create)}
        initial={initial}
        toInput={toCreate}
        further={furtherFaults}
        beforeSave={lookIntoAnimation}
        labels={texts.labels}
        message={onboardingMessage(texts)}
        success={texts.added}
        title={texts.addTitle}
        onSaved={toList}
      >
        {typed && <Typed values={withoutStoredFiles(typed)} />}
        <Editor onCancel={toList} submitLabel={texts.submitAdd} />
      </EntityForm>
    </>
  );
}
