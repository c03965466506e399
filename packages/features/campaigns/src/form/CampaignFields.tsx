import type { Campaign } from '@telve/api';
import { FormStack } from '@telve/ui';
import { type ReactNode, useMemo } from 'react';
import { CodesSection, type CodesSectionProps } from './CodesSection';
import { ContentSection } from './ContentSection';
import { LinkSection } from './LinkSection';
import { PublishSection } from './PublishSection';

export interface CampaignFieldsProps extends CodesSectionProps {
  /** Size of the stored image. */
  img?: Campaign['img'];
  /** Cards before the others. */
  children?: ReactNode;
}

/** Every field of a campaign in its cards, for a surrounding EntityForm with `CampaignValues` (CAMP-30, CAMP-32, GRP-09). */
export function CampaignFields({ img = null, frozen = false, codeHint, children }: CampaignFieldsProps) {
  // The cards render by their own fields alone, not with their form.
  const cards = useMemo(
    () => (
      <>
        <ContentSection img={img} />
        <CodesSection frozen={frozen} codeHint={codeHint} />
        <LinkSection />
        <PublishSection />
      </>
    ),
    [img, frozen, codeHint],
  );
  return (
    <FormStack>
      {children}
      {cards}
    </FormStack>
  );
}
