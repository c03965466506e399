'use client';
import { useUiTexts } from '../../texts/TextsContext';
import { CheckIcon, LockIcon, TriangleAlertIcon } from '../icons/icons';
import { Bar, Dot, Item, Row, Words } from './stepStyles';
import type { DrawnStep } from './steps';

const icons = { done: CheckIcon, todo: undefined, locked: LockIcon, faulty: TriangleAlertIcon } as const;

/** One step: a button when it can be opened, else words. The same elements are the column and the row of bars. */
export function StepItem({ step, onOpen }: { step: DrawnStep; onOpen: ((id: string) => void) | undefined }) {
  const { id, title, number, state, current, open, note } = step;
  const texts = useUiTexts().stepper;
  const Icon = current && state === 'done' ? undefined : icons[state];
  const marks = { 'data-state': state, 'data-current': current ? '' : undefined };
  const content = (
    <>
      <Bar aria-hidden {...marks} />
      <Dot {...marks}>{Icon ? <Icon aria-hidden /> : <span aria-hidden>{number}</span>}</Dot>
      <Words {...marks}>
        {title} <small>{note ?? (current && state !== 'faulty' ? texts.current : texts[state])}</small>
      </Words>
    </>
  );
  return (
    <Item {...marks}>
      {open ? (
        <Row as="button" type="button" aria-current={current ? 'step' : undefined} onClick={() => onOpen?.(id)}>
          {content}
        </Row>
      ) : (
        <Row aria-current={current ? 'step' : undefined}>{content}</Row>
      )}
    </Item>
  );
}
