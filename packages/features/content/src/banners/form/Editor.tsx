import type { Banner, BannerApplication } from '@telve/api';
import { FormSaveBar, useFormMarks, useTexts } from '@telve/kit';
import { FormAside, FormColumns, FormStack } from '@telve/ui';
import { type ReactNode, useMemo } from 'react';
import { Preview } from '../preview/Preview';
import { bannerTexts } from '../texts';
import { FieldsSection } from './FieldsSection';
import { ImagesSection } from './ImagesSection';

interface EditorProps {
  /** The record as it is stored; undefined while it is new. */
  stored?: Banner;
  /** The app of a new banner. Default: the members'. */
  application?: BannerApplication | undefined;
  /** Leaves the form; without it there is no such button. */
  onCancel?: (() => void) | undefined;
  /** Default "Güncelle". */
  submitLabel?: string;
  /** A save found the English image alone. */
  isImageMissed?: boolean;
  /** Why nothing can be saved. */
  blocked?: string | undefined;
  /** Further buttons of the bar. */
  children?: ReactNode;
}

/** Sections of a banner, what is seen of it, and the bar. */
export function Editor({
  stored,
  application,
  onCancel,
  submitLabel,
  isImageMissed = false,
  blocked,
  children,
}: EditorProps) {
  // The sections render by their own fields alone, not at each change of any.
  const sections = useMemo(
    () => (
      <FormStack>
        <FieldsSection application={stored?.applicationType ?? application ?? 'UserApp'} />
        <ImagesSection stored={stored} isImageMissed={isImageMissed} />
      </FormStack>
    ),
    [stored, application, isImageMissed],
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
        disabled={blocked !== undefined}
        detail={blocked ?? <Marks />}
      >
        {children}
      </FormSaveBar>
    </>
  );
}

/** What was changed. */
function Marks() {
  const { labels } = useTexts(bannerTexts);
  const { changed } = useFormMarks();
  return changed.map((name) => labels[name as keyof typeof labels]).join(', ');
}
