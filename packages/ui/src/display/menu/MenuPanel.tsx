'use client';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Align } from '../popover/place';
import { panelCss } from '../popover/styles';
import { usePanel } from '../popover/usePanel';
import { activeIn } from '../shared/focus';
import { type MenuItem, step, typeAhead } from './items';
import { MenuEntry } from './MenuEntry';

interface MenuPanelProps {
  id: string;
  labelledBy: string;
  anchor: RefObject<HTMLElement | null>;
  align: Align;
  items: readonly MenuItem[];
  header?: ReactNode;
  /** Which item has the focus first. */
  from: 'first' | 'last';
  onClose: () => void;
}

const typingPause = 500;

export function MenuPanel({ id, labelledBy, anchor, align, items, header, from, onClose }: MenuPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  usePanel(ref, { anchor, side: 'bottom', align, onClose });

  const entries = () => [...(ref.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  useEffect(() => {
    const all = [...(ref.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    (from === 'last' ? all[all.length - 1] : all[0])?.focus();
  }, [from]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      onClose();
      return;
    }
    const all = entries();
    const index = ref.current ? all.indexOf(activeIn(ref.current) as HTMLElement) : -1;
    const next = step(event.key, index, all.length) ?? letters(event, index);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[next]?.focus();
  };

  const letters = (event: KeyboardEvent, index: number) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return null;
    const quick = event.timeStamp - typed.current.at < typingPause;
    typed.current = { text: quick ? typed.current.text + event.key : event.key, at: event.timeStamp };
    return typeAhead(
      items.map((item) => item.label),
      typed.current.text,
      index,
    );
  };

  const select = (item: MenuItem, event: MouseEvent<HTMLElement>) => {
    if (item.disabled) {
      event.preventDefault();
      return;
    }
    anchor.current?.focus();
    onClose();
    item.onSelect?.(event);
  };

  return (
    <Panel ref={ref} popover="auto">
      {header}
      <div id={id} role="menu" tabIndex={-1} aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} onSelect={select} />
        ))}
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  ${panelCss}
`;
