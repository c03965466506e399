import { type ApiError, applicationEntries, type MerchantApplication } from '@telve/api';
import { applicationLabels, applicationMessage, applicationTexts, fieldOf, toValues } from '@telve/application-fields';
import { EntityForm, useFormBusy, useTexts } from '@telve/kit';
import { Button, theme } from '@telve/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { FineDocuments } from './parts/FineDocuments';
import { GoneFilesTold } from './parts/GoneFilesTold';
import { StepBar } from './parts/StepBar';
import { WizardFrame } from './parts/WizardFrame';
import { useDraft } from './state/useDraft';
import { useGoneFiles } from './state/useGoneFiles';
import { useSaveProgress } from './state/useSaveProgress';
import { wizardTexts } from './texts';
import { KeepFiles } from './wanted/KeepFiles';
import { WantedSlot } from './wanted/WantedSlot';
import { filesOnly, stillWanted, wantedOf } from './wanted/wanted';

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[7]};
`;

const rules = () => import('@telve/api/rules/applications').then((module) => module.applicationRules.update);

export interface WantedDocumentsProps {
  application: MerchantApplication;
  onError?: (error: ApiError) => void;
}

/** Documents that staff has sent back: those slots alone are open, each with the reason. */
export const WantedDocuments = ({ application, onError }: WantedDocumentsProps) => {
  const texts = useTexts(wizardTexts);
  const words = useTexts(applicationTexts);
  const wanted = wantedOf(application);
  const initial = useMemo(() => toValues(application), [application]);
  const progress = useSaveProgress();
  const gone = useGoneFiles();
  const draft = useDraft(application.id, initial);
  return (
    <WizardFrame
      subtitle={texts.subtitle(application.storeName, application.id)}
      step="documents"
      reached="approval"
      locked
      notes={{ documents: texts.stepWanted(wanted.length), approval: texts.stepReview }}
      title={texts.wantedTitle(wanted.length)}
      lead={texts.wantedText}
    >
      <EntityForm
        entry={applicationEntries.update}
        rules={rules}
        initial={initial}
        toInput={(values) => filesOnly(application.id, values)}
        further={(values) => [...stillWanted(wanted, values), ...gone.faults(values)]}
        labels={applicationLabels(words)}
        message={applicationMessage(words)}
        fieldOf={fieldOf}
        errorTexts={{ otherwise: texts.failed }}
        success={texts.wantedSent}
        title={texts.dirty}
        beforeSave={async (values) => {
          await gone.look(values);
          return true;
        }}
        callOptions={({ files }) => progress.begin(files)}
        onInvalid={progress.end}
        onRefused={(error) => {
          progress.end();
          onError?.(error);
          void gone.lookAgain();
        }}
        onSaved={() => {
          draft.end();
          progress.end();
        }}
      >
        <GoneFilesTold fields={gone.fields} />
        <KeepFiles draft={draft} wanted={wanted} />
        <Stack>
          {wanted.map((one) => (
            <WantedSlot
              key={one.document}
              wanted={one}
              application={application}
              share={progress.shares?.[one.document]}
              disabled={!draft.isSettled}
              onCancel={progress.stop}
            />
          ))}
          <FineDocuments application={application} />
        </Stack>
        <SendBar />
      </EntityForm>
    </WizardFrame>
  );
};

const SendBar = () => {
  const texts = useTexts(wizardTexts);
  const busy = useFormBusy();
  return (
    <StepBar>
      <Button type="submit" variant="primary" loading={busy} loadingText={texts.approving}>
        {texts.sendWanted}
      </Button>
    </StepBar>
  );
};
