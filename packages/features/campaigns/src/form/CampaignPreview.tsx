import { useFormValues, useTexts } from '@telve/kit';
import { Card, Skeleton } from '@telve/ui';
import { lazy, Suspense } from 'react';
import type { CampaignValues } from './mapping';
import { campaignFormTexts } from './texts';

const MemberView = lazy(() => import('./MemberView').then((module) => ({ default: module.MemberView })));

/** What members will see of the form's campaign in their app, as it is typed; loaded after the form. */
export function CampaignPreview() {
  const texts = useTexts(campaignFormTexts);
  const { img, shortDescription, endDate, link, linkText, shown, active } = useFormValues<CampaignValues>();
  return (
    <Card title={texts.preview.title}>
      <Suspense fallback={<Skeleton height={320} />}>
        <MemberView
          img={img}
          title={shortDescription}
          endDate={endDate}
          linkText={link.trim() === '' ? '' : linkText}
          isVisible={shown && active}
        />
      </Suspense>
    </Card>
  );
}
