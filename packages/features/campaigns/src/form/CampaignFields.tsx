import type { Campaign } from '@telve/api';
import { useTexts } from '@telve/kit';
import { FormStack } from '@telve/ui';
import { type ReactNode, useMemo } from 'react';
import { LinkSection } from '../shared/LinkSection';
import { CodesSection, type CodesSectionProps } from './CodesSection';
import { ContentSection } from './ContentSection';
import { PublishSection } from './PublishSection';
import { campaignFormTexts } from './texts';

export interface CampaignFieldsProps extends CodesSectionProps {
  /** Size of the stored image. */
  img?: Campaign['img'];
  /** Cards before the others. */
  children?: ReactNode;
}

/** Every field of a campaign in its cards, for a surrounding EntityForm with `CampaignValues` (CAMP-30, CAMP-32, GRP-09). */
export function CampaignFields({ img = null, frozen = false, codeHint, children }: CampaignFieldsProps) {
  const texts = useTexts(campaignFormTexts);
  // The cards render by their own fields alone, not with their form.
  const cards = useMemo(
    () => (
      <>
        <ContentSection img={img} />
        <CodesSection frozen={frozen} codeHint={codeHint} />
        <LinkSection title={texts.sections.link} description={texts.linkText} hints={texts.hints.link} />
        <PublishSection />
      </>
    ),
    [img, frozen, codeHint, texts],
  );
  return (
    <FormStack>
      {children}
      {cards}
    </FormStack>
  );
}
