import type { StoredDocument } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { theme } from '@telve/ui';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../../texts';
import { Picture } from './Picture';
import { StageNote } from './StageNote';
import { ViewTools } from './ViewTools';
import { turned, type View } from './view';

const PdfPages = lazy(() => import('../pdf/PdfPages').then((module) => ({ default: module.PdfPages })));

interface DocumentViewProps {
  stored: StoredDocument;
  reload: () => Promise<void>;
}

/** The document itself in the page, with page, zoom and turn. A PDF brings its reader when it is looked at first. */
export function DocumentView({ stored, reload }: DocumentViewProps) {
  const { view: texts } = useTexts(applicationReviewTexts);
  const name = useTexts(applicationTexts).documents[stored.document];
  const [view, setView] = useState<View>({ page: 1, pages: 1, zoom: 1, turn: 0 });
  const isPdf = stored.type === 'application/pdf';
  const props = { name, view, onView: setView, reload };
  return (
    <Root aria-label={name}>
      <ViewTools name={name} url={stored.url} view={view} onView={setView} />
      <Stage
        // A part that scrolls must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={texts.stage(name)}
        data-stage=""
        onKeyDown={(event) => {
          const next = turned(view, event.key);
          if (!next) return;
          event.preventDefault();
          setView(next);
        }}
      >
        {isPdf ? (
          <Suspense fallback={<StageNote busy text={texts.loading} />}>
            <PdfPages url={stored.url} {...props} />
          </Suspense>
        ) : stored.previewUrl ? (
          <Picture url={stored.previewUrl} {...props} />
        ) : (
          <StageNote text={texts.noPreview} />
        )}
      </Stage>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Stage = styled.div`
  /* Holds what is hidden but for assistive technology: it would make the page longer. */
  position: relative;
  /* What a page's head, the tools and the verdict leave of the screen. */
  height: clamp(320px, 100dvh - 344px, 820px);
  padding: ${theme.space[7]};
  overflow: auto;
  background: ${theme.color.bg.pressed};
  &:focus-visible { outline-offset: -2px; }
`;
