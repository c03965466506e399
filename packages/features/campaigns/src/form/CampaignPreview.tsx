import { useFormView, useTexts } from '@telve/kit';
import { Card, Skeleton } from '@telve/ui';
import { lazy, Suspense } from 'react';
import type { MemberViewProps } from './MemberView';
import type { CampaignValues } from './mapping';
import { campaignFormTexts } from './texts';

const MemberView = lazy(() => import('./MemberView').then((module) => ({ default: module.MemberView })));

const viewOf = ({
  img,
  shortDescription,
  endDate,
  link,
  linkText,
  shown,
  active,
}: CampaignValues): MemberViewProps => ({
  img,
  title: shortDescription,
  endDate,
  linkText: link.trim() === '' ? '' : linkText,
  isVisible: shown && active,
});

/** What members will see of the form's campaign in their app, as it is typed; loaded after the form. */
export function CampaignPreview() {
  const texts = useTexts(campaignFormTexts);
  const view = useFormView(viewOf);
  return (
    <Card title={texts.preview.title}>
      <Suspense fallback={<Skeleton height={320} />}>
        <MemberView {...view} />
      </Suspense>
    </Card>
  );
}
