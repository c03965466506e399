'use client';
import type { PaletteTexts } from './types';

/** What the keys do, for those who have some. */
export function PaletteKeys({ texts }: { texts: PaletteTexts }) {
  const keys = [
    ['↑↓', texts.keys.move],
    ['↵', texts.keys.open],
    [texts.newTabKeys, texts.keys.newTab],
  ];
  return (
    <div className="keys" aria-hidden="true">
      {keys.map(([key, does]) => (
        <span key={does}>
          <span className="key">{key}</span>
          {does}
        </span>
      ))}
      <span className="note">{texts.note}</span>
    </div>
  );
}
