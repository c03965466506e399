'use client';
import { type FocusEvent, type KeyboardEvent, useEffect } from 'react';
import { fill } from '../../texts/fill';
import { GripVerticalIcon } from '../icons/icons';
import { activeIn } from '../shared/focus';
import { type ReorderKey, useReorderScope } from './context';
import { shownPlace } from './place';
import { usePointerLift } from './usePointerLift';

export interface ReorderHandleProps {
  /** Key of the row. */
  itemKey: ReorderKey;
  /** Beside the handle: the row's stored place. While a row is held each shows the place it would have. */
  place: number;
}

/**
 * Where a row is taken hold of, for a table inside a `Reorder`: with a pointer it is dragged; a press, Space or Enter lifts it, the
 * arrows move it, Space drops it and Esc puts it back.
 */
export function ReorderHandle({ itemKey, place }: ReorderHandleProps) {
  const scope = useReorderScope();
  const { lift, count } = scope;
  const { handlers, wasCarried, stop } = usePointerLift(itemKey, scope);
  const isHeld = lift?.key === itemKey;

  // The carried row is anywhere but under the focus, so that Esc is listened for in the whole document.
  const isCarried = isHeld && lift.carried;
  const { putBack } = scope;
  useEffect(() => {
    if (!isCarried) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      stop();
      putBack();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isHeld || lift.carried) return;
    const places: Record<string, number> = {
      ArrowUp: lift.to - 1,
      ArrowDown: lift.to + 1,
      Home: 0,
      End: count - 1,
    };
    const to = places[event.key];
    if (to === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) putBack();
    else scope.moveTo(to);
  };
  const onBlur = ({ target }: FocusEvent) => {
    // While another window has the focus, the handle keeps it in this one.
    if (isHeld && !lift.carried && activeIn(target) !== target) putBack();
  };

  return (
    <div className="r-place">
      <button
        type="button"
        className="r-handle"
        aria-label={fill(scope.texts.handle, { name: scope.nameOf(itemKey) })}
        aria-pressed={isHeld}
        {...handlers}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onClick={({ currentTarget, detail }) => {
          // The keyboard's click has no detail, and follows no pointer.
          if (detail > 0 && wasCarried()) return;
          if (isHeld) {
            scope.drop();
            return;
          }
          // Not every browser focuses a button that is clicked, and the arrows have to come here.
          currentTarget.focus();
          scope.hold(itemKey, currentTarget);
        }}
      >
        <GripVerticalIcon aria-hidden="true" />
      </button>
      <b>{shownPlace(lift, scope.indexOf(itemKey), place)}</b>
    </div>
  );
}
