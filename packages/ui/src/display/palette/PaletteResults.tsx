'use client';
import type { MouseEvent } from 'react';
import { PaletteOption } from './PaletteOption';
import type { PaletteGroup, PaletteItem } from './types';

interface PaletteResultsProps {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  query: string;
  active: PaletteItem | undefined;
  optionId: (item: PaletteItem) => string;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem, event: MouseEvent) => void;
}

/** The lines under their headings. */
export function PaletteResults(props: PaletteResultsProps) {
  const { id, label, groups, query, active, optionId, onPoint, onChoose } = props;
  return (
    <div className="list" id={id} role="listbox" aria-label={label}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not of a form.
        <div key={group.id} className="group" role="group" aria-labelledby={`${id}-${group.id}`}>
          <h2 id={`${id}-${group.id}`} role="presentation">
            {group.label}
            {group.busy && '…'}
          </h2>
          {group.items.map((item) => (
            <PaletteOption
              key={item.id}
              id={optionId(item)}
              item={item}
              query={query}
              active={item === active}
              onPoint={() => onPoint(item)}
              onChoose={(event) => onChoose(item, event)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
