import type { HelpContentRow } from '@telve/api';
import { useTexts } from '@telve/kit';
import { CheckIcon, VisuallyHidden } from '@telve/ui';
import { type KeyboardEvent, memo, useId } from 'react';
import { type PriorityPlace, usePriority } from '../data/usePriority';
import { helpContentTexts } from '../texts';

interface PriorityCellProps {
  content: HelpContentRow;
  place: PriorityPlace;
}

/**
 * The priority of a row: saves on Enter and on leaving, Esc brings back what is stored, and beside it stands what happens
 * (HELP-06). Plain elements, styled by the list, so that a hundred rows cost no styled component.
 */
export const PriorityCell = memo(function PriorityCell({ content, place }: PriorityCellProps) {
  const texts = useTexts(helpContentTexts);
  const priority = usePriority(content, place);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composition is no Enter.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') priority.save();
    else priority.restore();
  };
  return (
    <div className="help-priority" data-state={priority.state}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.priorityLabel(content.title)}
        aria-invalid={priority.state === 'faulty' || undefined}
        aria-describedby={id}
        aria-busy={priority.state === 'saving' || undefined}
        value={priority.text}
        onChange={({ target }) => priority.type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={priority.save}
      />
      <span id={id}>
        <State state={priority.state} fault={priority.fault} />
      </span>
    </div>
  );
});

function State({ state, fault }: { state: ReturnType<typeof usePriority>['state']; fault: string | undefined }) {
  const { priorityHint: hint, prioritySaving, prioritySaved } = useTexts(helpContentTexts);
  switch (state) {
    case 'saving':
      return <span className="quiet">{prioritySaving}</span>;
    case 'saved':
      return (
        <span className="quiet">
          <CheckIcon aria-hidden="true" />
          {prioritySaved}
        </span>
      );
    case 'faulty':
      return <span className="fault">{fault}</span>;
    default:
      return (
        <>
          <span className="quiet keys" aria-hidden="true">
            <kbd>↵</kbd>
            {hint.enter}
            <kbd>Esc</kbd>
            {hint.escape}
          </span>
          <VisuallyHidden>{hint.spoken}</VisuallyHidden>
        </>
      );
  }
}
