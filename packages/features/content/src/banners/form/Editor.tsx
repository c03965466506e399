import type { Banner } from '@telve/api';
import { FormSaveBar, useFormMarks, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { FormAside, FormColumns, FormStack } from '@telve/ui';
import { type ReactNode, useMemo } from 'react';
import { Preview } from '../preview/Preview';
import { bannerTexts } from '../texts';
import { FieldsSection } from './FieldsSection';
import { ImagesSection } from './ImagesSection';

interface EditorProps {
  /** The record as it is stored; undefined while it is new. */
  stored?: Banner;
  /** Leaves the form; without it there is no such button. */
  onCancel?: (() => void) | undefined;
  /** Default "Güncelle". */
  submitLabel?: string;
  /** A save found the English image alone. */
  isImageMissed?: boolean;
  /** Further buttons of the bar. */
  children?: ReactNode;
}

/** Sections of a banner, what is seen of it, and the bar. */
export function Editor({ stored, onCancel, submitLabel, isImageMissed = false, children }: EditorProps) {
  // The sections render by their own fields alone, not at each change of any.
  const sections = useMemo(
    () => (
      <FormStack>
        <FieldsSection application={stored?.applicationType ?? 'UserApp'} />
        <ImagesSection stored={stored} isImageMissed={isImageMissed} />
      </FormStack>
    ),
    [stored, isImageMissed],
  );
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
        {...(onCancel ? { onCancel } : {})}
        detail={<Marks />}
      >
        {children}
      </FormSaveBar>
    </>
  );
}

/** What has to be corrected, else what was changed. */
function Marks() {
  const { faultyFields, labels } = useTexts(bannerTexts);
  const { changed, faulty } = useFormMarks();
  if (faulty.length > 0) return faultyFields(formatNumber(faulty.length));
  return changed.map((name) => labels[name as keyof typeof labels]).join(', ');
}
