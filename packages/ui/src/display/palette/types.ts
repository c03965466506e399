import type { ReactNode } from 'react';

/** A line of the palette: a link when it has an address, else something to do. */
export interface PaletteItem {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** In faint letters behind the label. */
  text?: string;
  /** At the end of the line. */
  end?: string;
  icon?: ReactNode;
  /** Makes it a link, so that it can be opened in a new tab. */
  href?: string;
  /** A plain click or Enter. The palette is closed before. */
  onSelect: () => void;
  /** The palette stays open: “Yeniden dene”. */
  keepsOpen?: boolean;
}

export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
  /** More is on its way. */
  busy?: boolean;
}

export interface PaletteTexts {
  /** Name of the palette and its field. */
  label: string;
  placeholder: string;
  /** Name of the results. */
  results: string;
  close: string;
  keys: { move: string; open: string; newTab: string };
  /** Keys that open a new tab, as the keyboard has them: “Ctrl ↵” or “⌘↵”. */
  newTabKeys: string;
  /** Says that letters are equal: “ı ve i …”. */
  note: string;
}
