import { type DragEvent, useState } from 'react';

/** Ordering of tiles by dragging one onto the place of another. */
export function useTileDrag(locked: boolean, onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  /** Props of the tile at a position. */
  return (index: number) => ({
    draggable: !locked,
    'data-dragged': from === index ? '' : undefined,
    'data-target': from !== null && from !== index && over === index ? '' : undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox starts no drag without data.
      event.dataTransfer.setData('text/plain', '');
      setFrom(index);
    },
    onDragOver: (event: DragEvent) => {
      if (from === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(index);
    },
    onDrop: (event: DragEvent) => {
      if (from === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (from !== index) onMove(from, index);
      end();
    },
    onDragEnd: end,
  });
}
