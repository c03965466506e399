import { type ApplicationDocument, type MerchantApplication, mayEdit } from '@telve/api';
import { useSearchState, useTexts } from '@telve/kit';
import { TabPanel, Tabs } from '@telve/ui';
import { useId } from 'react';
import { ContactCard } from '../contact/ContactCard';
import type { Held } from '../data/useHeld';
import type { SaveThen } from '../data/useSaveThen';
import type { StatusChange } from '../data/useStatusChange';
import { HistoryCard } from '../history/HistoryCard';
import { applicationReviewTexts } from '../texts';
import { ApplicationHead } from './ApplicationHead';
import { InfoPanel } from './InfoPanel';
import { Stack, TwoColumns } from './layout';
import { Notices } from './Notices';
import { PrePanel } from './PrePanel';
import { startTab, type Tab } from './tabs';

export interface BodyProps {
  application: MerchantApplication;
  held: Held;
  change: StatusChange;
  saving: SaveThen;
  /** `from` is what was pressed: the focus returns there. */
  onOpenDocument: (document: ApplicationDocument, from: HTMLElement) => void;
}

/** Head, tabs with their panels, history and person (STAFF-12). */
export function ApplicationBody({ application, held, change, saving, onOpenDocument }: BodyProps) {
  const { tabs } = useTexts(applicationReviewTexts);
  const idBase = useId();
  const mode = mayEdit('staff', held.status);
  // Before the pre-approval there is nothing to see in the second tab (STAFF-21).
  const isLocked = mode === 'pre-application';
  const [chosen, setChosen] = useSearchState('tab');
  const tab: Tab = !isLocked && (chosen === 'pre' || chosen === 'info') ? chosen : startTab(held.status);
  return (
    <>
      <ApplicationHead application={application} held={held} change={change} saving={saving} />
      <Stack>
        <Notices application={application} held={held} />
        <Tabs<Tab>
          idBase={idBase}
          label={tabs.label}
          value={tab}
          onChange={(next) => setChosen(next, 'replace')}
          tabs={[
            { id: 'pre', label: tabs.pre },
            { id: 'info', label: tabs.info, disabled: isLocked },
          ]}
        />
      </Stack>
      <TwoColumns>
        <TabPanel idBase={idBase} id={tab}>
          {tab === 'pre' ? (
            <PrePanel application={application} editable={isLocked} />
          ) : (
            <InfoPanel application={application} editable={mode === 'all'} onOpenDocument={onOpenDocument} />
          )}
        </TabPanel>
        <Stack as="aside">
          <HistoryCard application={application} />
          <ContactCard application={application} />
        </Stack>
      </TwoColumns>
    </>
  );
}
