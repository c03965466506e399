import type { MerchantCampaign } from '@telve/api';
import { FormSaveBar, useTexts } from '@telve/kit';
import { FormAside, FormColumns, FormStack } from '@telve/ui';
import { useMemo } from 'react';
import { LinkSection } from '../../shared/LinkSection';
import { merchantCampaignTexts } from '../texts';
import { ContentSection } from './ContentSection';
import { Preview } from './Preview';
import { PublishSection } from './PublishSection';

interface EditorProps {
  /** The record as it is stored; undefined while it is new. */
  stored?: MerchantCampaign;
  /** The stored campaign was shown or hidden: its version went up by one. Keep its identity. */
  onSwitched?: () => void;
  /** A save found no image. */
  isImageMissed?: boolean;
  /** Leaves the form; without it there is no such button. */
  onCancel: (() => void) | undefined;
  /** Default "Güncelle". */
  submitLabel?: string;
}

/** Sections of a merchant-app campaign, what is seen of it, and the bar. */
export function Editor({ stored, onSwitched, isImageMissed = false, onCancel, submitLabel }: EditorProps) {
  const texts = useTexts(merchantCampaignTexts);
  // The sections render by their own fields alone, not at each change of any.
  const sections = useMemo(
    () => (
      <FormStack>
        <ContentSection stored={stored} isImageMissed={isImageMissed} />
        <LinkSection title={texts.sections.link} hints={texts.linkHint} />
        <PublishSection stored={stored} onSwitched={onSwitched} />
      </FormStack>
    ),
    [stored, onSwitched, isImageMissed, texts],
  );
  return (
    <>
      <FormColumns>
        {sections}
        <FormAside>
          <Preview stored={stored} />
        </FormAside>
      </FormColumns>
      <FormSaveBar {...(submitLabel === undefined ? {} : { submitLabel })} onCancel={onCancel} />
    </>
  );
}
