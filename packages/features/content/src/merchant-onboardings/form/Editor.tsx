import type { MerchantOnboarding } from '@telve/api';
import { FormPictureField, FormSaveBar, useTexts } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import { Card, FormAside, FormColumns, FormStack } from '@telve/ui';
import { useMemo } from 'react';
import { TextSection } from '../../onboardings/shared/TextSection';
import { merchantOnboardingTexts } from '../texts';
import { Preview } from './Preview';

interface EditorProps {
  /** The record as it is stored; undefined while it is new. */
  stored?: MerchantOnboarding;
  /** Leaves the form; without it there is no such button. */
  onCancel: (() => void) | undefined;
  /** Default "Güncelle". */
  submitLabel?: string;
  /** Why nothing can be saved. */
  blocked?: string | undefined;
}

/** Words and image of a merchant banner, what is seen of it, and the bar (MONB-06, MONB-08, MONB-17). */
export function Editor({ stored, onCancel, submitLabel, blocked }: EditorProps) {
  const texts = useTexts(merchantOnboardingTexts);
  // The sections render by their own fields alone, not at each change of any.
  const sections = useMemo(() => {
    const img = stored?.img;
    return (
      <FormStack>
        <TextSection texts={texts} linkHint={texts.linkHint} />
        <Card title={texts.sections.image}>
          <FormPictureField
            name="img"
            required={!stored}
            kept={stored?.imgUrl ?? ''}
            rule={texts.imageRule}
            ratio="654 / 400"
            stored={img ? texts.imageLook(String(img.width), String(img.height), formatBytes(img.size)) : null}
          />
        </Card>
      </FormStack>
    );
  }, [texts, stored]);
  return (
    <>
      <FormColumns>
        {sections}
        <FormAside>
          <Preview />
        </FormAside>
      </FormColumns>
      <FormSaveBar
        {...(submitLabel === undefined ? {} : { submitLabel })}
        onCancel={onCancel}
        disabled={blocked !== undefined}
        detail={blocked}
      />
    </>
  );
}
