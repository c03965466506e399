'use client';
import { type MouseEvent, type Ref, useEffect, useRef } from 'react';
import { markParts } from './markParts';
import type { PaletteItem } from './types';

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  query: string;
  active: boolean;
  onPoint: () => void;
  onChoose: (event: MouseEvent) => void;
}

/** One line. The focus stays in the field, so it is no stop of its own. */
export function PaletteOption({ id, item, query, active, onPoint, onChoose }: PaletteOptionProps) {
  const { label, text, end, icon, href } = item;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const shared = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: 'option',
    onMouseMove: active ? undefined : onPoint,
    onClick: onChoose,
  } as const;
  let position = 0;
  const content = (
    <>
      {icon}
      <span className="words">
        {markParts(label, query).map((part) => {
          position += part.text.length;
          return part.marked ? <mark key={position}>{part.text}</mark> : part.text;
        })}
        {text && <span className="faint"> {text}</span>}
      </span>
      {end && <span className="end">{end}</span>}
    </>
  );
  return href === undefined ? (
    <button {...shared} type="button" ref={ref as Ref<HTMLButtonElement>}>
      {content}
    </button>
  ) : (
    <a {...shared} href={href} ref={ref as Ref<HTMLAnchorElement>}>
      {content}
    </a>
  );
}
