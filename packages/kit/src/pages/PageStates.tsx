'use client';
import { isApiError } from '@telve/api';
import { Button, EmptyState, LiveRegion, Skeleton } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { kitTexts } from '../texts';
import { useTexts } from '../texts/texts';

export interface PageErrorProps {
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  title?: ReactNode;
  text?: ReactNode;
}

/** A page that could not be loaded: “Bir hata oluştu” and “Yeniden dene”. */
export function PageError({ onRetry, title, text }: PageErrorProps) {
  const texts = useTexts(kitTexts);
  return (
    <div role="alert">
      <EmptyState
        title={title ?? texts.page.errorTitle}
        description={text ?? texts.page.errorText}
        action={onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
      />
    </div>
  );
}

/** A record that is not there. */
export function PageNotFound({ title, text, action }: { title?: ReactNode; text?: ReactNode; action?: ReactNode }) {
  const texts = useTexts(kitTexts).page;
  return <EmptyState title={title ?? texts.notFoundTitle} description={text ?? texts.notFoundText} action={action} />;
}

/** A page that the present user may not see. */
export function Forbidden({ action }: { action?: ReactNode }) {
  const texts = useTexts(kitTexts).page;
  return <EmptyState title={texts.forbiddenTitle} description={texts.forbiddenText} action={action} />;
}

const Lines = styled.div`
  display: grid;
  gap: 20px;
  max-width: 720px;
`;

/** A page while it loads; `lines` bars in the place of fields. Shown after 150 ms by the skeleton itself. */
export function PageSkeleton({ lines = 4 }: { lines?: number }) {
  const texts = useTexts(kitTexts).page;
  return (
    <div aria-busy="true">
      <LiveRegion>{texts.loading}</LiveRegion>
      <Lines aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no other identity.
          <Skeleton key={line} height={36} />
        ))}
      </Lines>
    </div>
  );
}

/** True for the answer that a record does not exist, or not for this user (D-12); an address that can be none says the same. */
export const isNotFound = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.code === 'validation_failed');

/** True for a call that the client refused for this user's roles, before anything was sent. */
export const isForbidden = (error: unknown): boolean => isApiError(error) && error.code === 'forbidden_locally';
