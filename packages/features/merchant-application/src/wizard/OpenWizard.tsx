import { type ApiError, applicationEntries, type MerchantApplication } from '@telve/api';
import {
  type ApplicationValues,
  applicationLabels,
  applicationMessage,
  applicationTexts,
  fieldOf,
  stateOfValues,
  toUpdate,
  toValues,
} from '@telve/application-fields';
import { EntityForm, useConfirm, useNotify, useTexts } from '@telve/kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { GoneFilesTold } from './parts/GoneFilesTold';
import { gapFaults } from './state/gapFaults';
import { furthestStep, laterStep, openStep, stepOf, type WizardStep } from './state/steps';
import { useDraft } from './state/useDraft';
import { useGoneFiles } from './state/useGoneFiles';
import { useHandIn } from './state/useHandIn';
import { useSaveProgress } from './state/useSaveProgress';
import { useStored } from './state/useStored';
import { type StepControl, useWizardStep } from './state/useWizardStep';
import { wizardTexts } from './texts';
import { WizardBody, type WizardMoves } from './WizardBody';

const rules = () => import('@telve/api/rules/applications').then((module) => module.applicationRules.update);

export interface WizardEvents {
  /** The application was handed in. */
  onSubmitted?: () => void;
  /** A call failed after the person pressed Onayla; what was typed and chosen is still there. */
  onError?: (error: ApiError) => void;
}

export interface OpenWizardProps extends StepControl, WizardEvents {
  application: MerchantApplication;
  /** Address of the contract's template (WIZ-63). Left out: there is no link. */
  templateUrl?: string;
}

/** The six steps of an application that may be filled in (WIZ-03, WIZ-64). One save at the end (D-46). */
export const OpenWizard = ({ application, templateUrl, onSubmitted, onError, ...control }: OpenWizardProps) => {
  const texts = useTexts(wizardTexts);
  const words = useTexts(applicationTexts);
  const confirm = useConfirm();
  const notify = useNotify();
  const { id } = application;
  const initial = useMemo(() => toValues(application), [application]);
  const { stored, addSaved } = useStored(application);
  const draft = useDraft(id, initial);
  const [asked, goTo] = useWizardStep(control);
  const [reached, setReached] = useState(() => openStep(asked, furthestStep(stateOfValues(initial, stored))));
  const step = openStep(asked, reached);
  const moves = useRef<WizardMoves>(null);

  const open = (next: WizardStep, replace?: boolean) => {
    setReached((before) => laterStep(before, next));
    goTo(next, replace);
  };
  // An address of a step that is not open yet would stand in the way of Back.
  useEffect(() => {
    if (asked !== step) goTo(step, true);
  }, [asked, step, goTo]);

  const gone = useGoneFiles();
  const progress = useSaveProgress();
  const { handIn, busy: handingIn } = useHandIn(id, {
    onSubmitted: () => {
      draft.end();
      notify.success(texts.submitted);
      onSubmitted?.();
    },
    onError,
  });
  const beforeSave = async (values: ApplicationValues) => {
    if (handingIn) return false;
    if (step !== 'approval') {
      await moves.current?.next();
      return false;
    }
    // A file that cannot be read any more is a fault of its field, which the form tells without a question before.
    if ((await gone.look(values)).length > 0) return true;
    return confirm({ title: texts.confirmTitle, text: texts.confirmText, confirmLabel: texts.approve });
  };

  return (
    <EntityForm
      entry={applicationEntries.update}
      rules={rules}
      initial={initial}
      toInput={(values) => toUpdate(id, values)}
      further={(values) => [...gapFaults(values, stored), ...gone.faults(values)]}
      labels={applicationLabels(words)}
      message={applicationMessage(words)}
      fieldOf={fieldOf}
      errorTexts={{ otherwise: texts.failed }}
      success={null}
      title={texts.dirty}
      beforeSave={beforeSave}
      callOptions={({ files }) => progress.begin(files)}
      onInvalid={(names) => {
        progress.end();
        const faulty = stepOf(names[0] ?? '');
        if (faulty && faulty !== step) open(faulty);
      }}
      onRefused={(error) => {
        progress.end();
        onError?.(error);
        void gone.lookAgain().then((fields) => fields.length > 0 && open('documents'));
      }}
      onSaved={(_payload, { files }) => {
        addSaved(files);
        moves.current?.forgetFiles();
        void handIn().finally(progress.end);
      }}
    >
      <GoneFilesTold fields={gone.fields} />
      <WizardBody
        moves={moves}
        application={application}
        stored={stored}
        step={step}
        reached={reached}
        onStep={open}
        draft={draft}
        sending={{ ...progress, handingIn }}
        templateUrl={templateUrl}
      />
    </EntityForm>
  );
};
