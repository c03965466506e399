import type { ActivityRow } from '@telve/api';
import { TargetLink, useTexts } from '@telve/kit';
import { formatTime } from '@telve/locale';
import { ArrowRightIcon, Avatar, VisuallyHidden } from '@telve/ui';
import { memo } from 'react';
import { type Diff, diffsOf } from '../log/changes';
import { recordTarget } from '../log/recordTarget';
import { actorOf, type SentencePart, sentenceOf } from '../log/sentence';
import { type ActivityTexts, activityTexts } from '../texts';

interface LogRowProps {
  row: ActivityRow;
  /** Says which record it was, with a link where it has a page. */
  named: boolean;
  /** The signed-in person did it. */
  own: boolean;
}

/** One thing that was done: when, who, what, and which values changed. */
export const LogRow = memo(function LogRow({ row, named, own }: LogRowProps) {
  const texts = useTexts(activityTexts);
  const diffs = diffsOf(row, texts);
  return (
    <li>
      <time dateTime={row.at}>{formatTime(row.at)}</time>
      <Avatar name={actorOf(row, texts)} tone={own ? 'accent' : 'neutral'} />
      <div className="say">
        <p>
          {sentenceOf(row, texts, named).map((part) => (
            <Words key={part.role + part.text} part={part} row={row} />
          ))}
        </p>
        {diffs.length > 0 && (
          <div className="diff">
            {diffs.map((diff) => (
              <Change key={diff.label + diff.before + diff.after} diff={diff} texts={texts} />
            ))}
          </div>
        )}
      </div>
    </li>
  );
});

function Words({ part: { role, text }, row }: { part: SentencePart; row: ActivityRow }) {
  if (role === 'actor') return <b>{text}</b>;
  const to = role === 'record' ? recordTarget(row) : null;
  return to ? <TargetLink {...to}>{text}</TargetLink> : text;
}

function Change({ diff: { label, before, after }, texts }: { diff: Diff; texts: ActivityTexts }) {
  return (
    <span>
      {label}:{' '}
      {before !== null && (
        <>
          <del>
            <VisuallyHidden>{texts.before}</VisuallyHidden>
            {before}
          </del>
          <ArrowRightIcon aria-hidden="true" />
        </>
      )}
      <ins>
        {before !== null && <VisuallyHidden>{texts.after}</VisuallyHidden>}
        {after}
      </ins>
    </span>
  );
}
