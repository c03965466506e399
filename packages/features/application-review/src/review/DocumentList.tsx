import type { ApplicationDocument, StoredDocument } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import { CheckIcon, containerBelow, RefreshCwIcon, text, theme } from '@telve/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Review } from '../data/useReview';
import { applicationReviewTexts } from '../texts';

interface DocumentListProps {
  review: Review;
  shown: ApplicationDocument;
  onShow: (document: ApplicationDocument) => void;
}

const kindOf = ({ type }: StoredDocument): string =>
  type === 'application/pdf' ? 'PDF' : type === 'image/png' ? 'PNG' : 'JPG';

/** The documents with their verdicts. */
export function DocumentList({ review, shown, onShow }: DocumentListProps) {
  const texts = useTexts(applicationReviewTexts);
  const names = useTexts(applicationTexts).documents;
  const list = useRef<HTMLUListElement>(null);
  // Arrows change the document while one of these buttons has the focus.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && shown && list.current?.contains(document.activeElement)) current.focus();
  }, [shown]);
  return (
    <nav aria-label={texts.review.list}>
      <List ref={list}>
        {review.documents.map((stored) => {
          const { verdict } = review.draftOf(stored);
          const about = [kindOf(stored), formatBytes(stored.size), texts.documents.verdicts[verdict ?? 'none']];
          return (
            <li key={stored.document}>
              <button
                type="button"
                aria-current={stored.document === shown ? 'true' : undefined}
                onClick={() => onShow(stored.document)}
              >
                <Mark data-verdict={verdict ?? 'none'}>
                  {verdict === 'Fine' && <CheckIcon aria-hidden="true" />}
                  {verdict === 'Again' && <RefreshCwIcon aria-hidden="true" />}
                </Mark>
                <span>
                  <b>{names[stored.document]}</b>
                  <small>{about.join(' · ')}</small>
                </span>
              </button>
            </li>
          );
        })}
      </List>
    </nav>
  );
}

const { space, color } = theme;

const List = styled.ul`
  & > li { border-bottom: 1px solid ${color.border.default}; }
  & button {
    display: flex;
    align-items: center;
    gap: ${space[5]};
    width: 100%;
    padding: ${space[5]} ${space[6]};
    border: 0;
    border-inline-start: 2px solid transparent;
    background: none;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  & button:hover { background: ${color.bg.hover}; }
  & button:focus-visible { outline-offset: -2px; }
  & button[aria-current] { border-inline-start-color: ${color.accent.solid}; background: ${color.bg.surface}; }
  & b { display: block; ${text('label')} }
  & small { ${text('caption')} color: ${color.text.secondary}; }
  ${containerBelow.lg} {
    display: flex;
    overflow-x: auto;
    & > li { flex: none; border-inline-end: 1px solid ${color.border.default}; }
  }
  @media (forced-colors: active) { & button[aria-current] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${color.border.strong};
  & > svg { width: 12px; height: 12px; }
  &[data-verdict='Fine'] { background: ${color.success.subtle}; color: ${color.success.icon}; box-shadow: none; }
  &[data-verdict='Again'] { background: ${color.danger.subtle}; color: ${color.danger.icon}; box-shadow: none; }
`;
