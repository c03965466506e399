'use client';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import type { Align } from '../popover/place';
import { useTrigger } from '../popover/useTrigger';
import type { MenuItem } from './items';
import { MenuPanel } from './MenuPanel';

/** Put these on the button that opens the menu. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onPointerDown: () => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Draws the button: `trigger={(props) => <IconButton {...props} label="Diğer işlemler" icon={<EllipsisIcon />} />}`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuItem[];
  /** Above the items: whose menu it is. */
  header?: ReactNode;
  /** Which edges line up. Default `end`. */
  align?: Align;
}

/**
 * A button with a menu of actions: arrows, Home, End and first letters move, Enter and Space choose, Esc and Tab close.
 * Closed it costs a few cells of state and no effect, so that a table may have one in each row.
 */
export function Menu({ trigger, items, header, align = 'end' }: MenuProps) {
  const id = useId();
  const { open, setOpen, close, anchor, onPointerDown, onClick } = useTrigger();
  const [from, setFrom] = useState<'first' | 'last'>('first');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setFrom(event.key === 'ArrowUp' ? 'last' : 'first');
    setOpen(true);
  };
  return (
    <>
      {trigger({
        ref: anchor,
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onPointerDown,
        onClick: () => {
          setFrom('first');
          onClick();
        },
        onKeyDown,
      })}
      {open && (
        <MenuPanel
          id={id}
          labelledBy={`${id}-button`}
          anchor={anchor}
          align={align}
          items={items}
          header={header}
          from={from}
          onClose={close}
        />
      )}
    </>
  );
}
