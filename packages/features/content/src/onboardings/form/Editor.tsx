import type { Onboarding } from '@telve/api';
import { FormSaveBar, useTexts } from '@telve/kit';
import { Card, FormAside, FormColumns, FormStack, Skeleton } from '@telve/ui';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { TextSection } from '../shared/TextSection';
import { onboardingTexts } from '../texts';
import { MediaSection } from './MediaSection';

const Preview = lazy(() => import('../preview/Preview').then((module) => ({ default: module.Preview })));

interface EditorProps {
  /** The record as it is stored; undefined while it is new. */
  stored?: Onboarding;
  /** Leaves the form; without it there is no such button. */
  onCancel: (() => void) | undefined;
  /** Default "Güncelle". */
  submitLabel?: string;
  /** Why nothing can be saved. */
  blocked?: string | undefined;
  /** Further buttons of the bar. */
  children?: ReactNode;
}

/** Sections of a consumer screen, what is seen of it, and the bar. */
export function Editor({ stored, onCancel, submitLabel, blocked, children }: EditorProps) {
  const texts = useTexts(onboardingTexts);
  // The sections render by their own fields alone, not at each change of any.
  const sections = useMemo(
    () => (
      <FormStack>
        <TextSection texts={texts} linkHint={texts.linkHint} />
        <MediaSection stored={stored} />
      </FormStack>
    ),
    [texts, stored],
  );
  return (
    <>
      <FormColumns>
        {sections}
        <FormAside>
          <Card title={texts.preview.title}>
            <Suspense fallback={<Skeleton height={380} />}>
              <Preview stored={stored} />
            </Suspense>
          </Card>
        </FormAside>
      </FormColumns>
      <FormSaveBar
        {...(submitLabel === undefined ? {} : { submitLabel })}
        onCancel={onCancel}
        disabled={blocked !== undefined}
        detail={blocked}
      >
        {children}
      </FormSaveBar>
    </>
  );
}
