import { applicationEntries, type MerchantApplication } from '@telve/api';
import { useFreshLinks } from '@telve/application-fields';
import { Can, DetailPage, Forbidden, useDrafts, useQuery } from '@telve/kit';
import { Page } from '@telve/ui';
import { useEffect, useRef } from 'react';
import { OpenWizard, type OpenWizardProps } from './OpenWizard';
import { NoApplication } from './parts/NoApplication';
import { Standing } from './parts/Standing';
import { draftKey } from './state/draft';
import { phaseOf } from './state/phase';
import { useStepFocus } from './state/useStepFocus';
import { WantedDocuments } from './WantedDocuments';

export interface WizardPageProps extends Omit<OpenWizardProps, 'application'> {
  /** E-mail of the signed-in user, whose newest application it is (WIZ-62). */
  email: string;
}

/**
 * The wizard of the application that belongs to an e-mail, in whatever state it is (WIZ-01, D-45). Needs a TelveProvider;
 * for AppliedMerchantUser and PanelUser, others see that they may not (WIZ-02). With `drafts` of the provider it keeps what
 * was typed and chosen between visits (D-46).
 */
export const WizardPage = (props: WizardPageProps) => (
  <Page width="editor">
    <Can entry={applicationEntries.byEmail} fallback={<Forbidden />}>
      <WizardOf {...props} />
    </Can>
  </Page>
);

const WizardOf = ({ email, ...wizard }: WizardPageProps) => {
  const query = useQuery(applicationEntries.byEmail, { email });
  useFreshLinks(query.reload);
  return (
    <DetailPage query={query} notFound={<NoApplication />}>
      {(application) => <ApplicationView {...wizard} key={application.id} application={application} />}
    </DetailPage>
  );
};

/** What the state of an application allows; a state that changes here is read out from its title on. */
const ApplicationView = ({ application, ...wizard }: OpenWizardProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const phase = phaseOf(application);
  useStepFocus(frame, phase);
  const drafts = useDrafts();
  const { id } = application;
  useEffect(() => {
    // Handed in, also where the answer was lost or another tab did it: nothing of it stays on this computer (D-46).
    if (phase !== 'open' && phase !== 'documents') void drafts?.clear(draftKey(id)).catch(() => {});
  }, [drafts, phase, id]);
  return <div ref={frame}>{viewOf(phase, application, wizard)}</div>;
};

const viewOf = (
  phase: ReturnType<typeof phaseOf>,
  application: MerchantApplication,
  wizard: Omit<OpenWizardProps, 'application'>,
) => {
  if (phase === 'open') return <OpenWizard {...wizard} application={application} />;
  if (phase === 'documents') return <WantedDocuments application={application} onError={wizard.onError} />;
  return <Standing application={application} />;
};
