import {
  type ApiError,
  type SubscriptionPlan,
  type SubscriptionPlanDetail,
  subscriptionPlanEntries,
  type VersionConflict,
} from '@telve/api';
import { DetailPage, EntityForm, PageSkeleton, useFormBusy, useQuery, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Button, Dialog } from '@telve/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { priceText } from '../list/money';
import { planTexts } from '../texts';
import { toInput, toValues } from './mapping';
import { priceMessage } from './messages';
import { ChangedMeanwhile, Renewals } from './Notices';
import { PriceField } from './PriceField';

interface PriceDialogProps {
  id: number;
  onClose: () => void;
  onSaved: () => void;
}

/** The price of a plan in a dialog: its states, then its form. Asks the server anew, so that no old price is shown (PLAN-13). */
export function PriceDialog({ id, onClose, onSaved }: PriceDialogProps) {
  const texts = useTexts(planTexts);
  const query = useQuery(subscriptionPlanEntries.detail, { id }, { fresh: true });
  if (query.data) return <PriceForm plan={query.data} onClose={onClose} onSaved={onSaved} />;
  return (
    <Dialog open width="sm" title={texts.editTitle} onClose={onClose}>
      <DetailPage query={query} skeleton={<PageSkeleton lines={2} />}>
        {() => null}
      </DetailPage>
    </Dialog>
  );
}

/** The plan that was stored meanwhile, out of a refusal of a stale version. */
const conflictOf = ({ code, payload }: ApiError): VersionConflict<SubscriptionPlan> | undefined =>
  code === 'version_conflict' && payload ? (payload as VersionConflict<SubscriptionPlan>) : undefined;

function PriceForm({ plan, onClose, onSaved }: Omit<PriceDialogProps, 'id'> & { plan: SubscriptionPlanDetail }) {
  const texts = useTexts(planTexts);
  const initial = useMemo(() => toValues(plan), [plan]);
  const [conflict, setConflict] = useState<VersionConflict<SubscriptionPlan>>();
  const title = texts.priceOf(plan.description);
  return (
    <EntityForm
      entry={subscriptionPlanEntries.update}
      rules={() =>
        import('@telve/api/rules/subscription-plans').then(({ subscriptionPlanRules }) => subscriptionPlanRules.update)
      }
      initial={initial}
      version={plan.version}
      // The newer price is told and read again; what was typed goes on from there.
      {...(conflict ? { toldVersion: conflict.current.version } : {})}
      toInput={(values) => toInput(plan.id, values)}
      labels={texts.labels}
      message={priceMessage(texts)}
      errorTexts={{ otherwise: texts.failed }}
      toldByFeature={['version_conflict']}
      onRefused={(error) => setConflict((before) => conflictOf(error) ?? before)}
      title={title}
      onSaved={onSaved}
    >
      <PriceFrame plan={plan} title={title} onClose={onClose}>
        <PriceField now={plan.amount} />
        {conflict && <ChangedMeanwhile conflict={conflict} />}
        <Renewals plan={plan} />
      </PriceFrame>
    </EntityForm>
  );
}

interface PriceFrameProps {
  plan: SubscriptionPlanDetail;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog inside its form: Enter and Güncelle send it. */
function PriceFrame({ plan, title, onClose, children }: PriceFrameProps) {
  const texts = useTexts(planTexts);
  const busy = useFormBusy();
  return (
    <Dialog
      open
      width="sm"
      title={title}
      description={texts.now(priceText(plan.amount), formatNumber(plan.subscriberCount))}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" loading={busy} loadingText={texts.saving}>
            {texts.submit}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
