import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Box } from '../model/plot';
import { slotName } from '../model/slotName';
import { type Direction, moveTo, type Position } from '../model/slots';
import type { Mark, Series } from '../model/types';
import type { ChartTexts } from '../texts';
import { Slot } from './Slot';
import { Tip } from './Tip';
import { useEscape } from './useEscape';

interface SlotsProps {
  direction: Direction;
  marks: readonly Mark[];
  series: readonly Series[];
  texts: ChartTexts;
  /** Of the drawing, CSS pixels. */
  width: number;
  boxOf: (mark: number, part: number | null) => Box;
  onSelect: ((mark: number, part: number) => void) | undefined;
}

/**
 * What can be pointed at in a drawing, laid over it: one stop for Tab, arrows along the marks, a tooltip on focus and under the pointer.
 * A mark of several series is one stop, or one per series where each can be chosen.
 */
export function Slots({ direction, marks, series, texts, width, boxOf, onSelect }: SlotsProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const parts = onSelect ? series.length : 1;
  const [stop, setStop] = useState<Position>({ mark: 0, part: 0 });
  const [active, setActive] = useState<Position | null>(null);
  useEscape(active !== null, () => setActive(null));

  const current = { mark: Math.min(stop.mark, marks.length - 1), part: Math.min(stop.part, parts - 1) };
  const shown = active && marks[active.mark] ? active : null;
  const is = (a: Position | null, mark: number, part: number) => a?.mark === mark && a.part === part;
  const nameOf = (mark: Mark, part: number) => {
    const name = slotName(mark, series, parts > 1 ? part : null, texts);
    return onSelect ? texts.open(name) : name;
  };
  const onPointerLeave = () => {
    const focused = group.current?.querySelector(':focus-visible');
    setActive((last) => (last && focused ? stop : null));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveTo(event.key, current, { direction, marks: marks.length, parts });
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setStop(next);
    group.current?.querySelector<HTMLElement>(`[data-at='${next.mark}-${next.part}']`)?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setActive(null);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form
    <div
      ref={group}
      className="s-slots"
      role="group"
      aria-label={texts.marks}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerLeave={onPointerLeave}
    >
      {marks.map((mark, index) =>
        series.slice(0, parts).map(({ id: one }, part) => (
          <Slot
            key={`${mark.id} ${one}`}
            at={`${index}-${part}`}
            name={nameOf(mark, part)}
            box={boxOf(index, parts > 1 ? part : null)}
            stop={is(current, index, part)}
            active={is(shown, index, part)}
            describedBy={parts > 1 && is(shown, index, part) ? id : undefined}
            onActive={() => setActive({ mark: index, part })}
            onFocus={() => {
              setStop({ mark: index, part });
              setActive({ mark: index, part });
            }}
            onSelect={onSelect && (() => onSelect(index, part))}
          />
        )),
      )}
      {shown && marks[shown.mark] && (
        <Tip
          id={id}
          mark={marks[shown.mark] as Mark}
          series={series}
          part={parts > 1 ? shown.part : null}
          texts={texts}
          box={boxOf(shown.mark, null)}
          width={width}
        />
      )}
    </div>
  );
}
