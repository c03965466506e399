import { createContext, useContext } from 'react';

export interface ShellState {
  /** The side menu is drawn in the drawer of a phone. */
  inDrawer: boolean;
  openDrawer: () => void;
  closeDrawer: () => void;
}

const none = () => {};

export const ShellContext = createContext<ShellState>({ inDrawer: false, openDrawer: none, closeDrawer: none });

/** The frame around: whether this is the drawer, and how to open and close it. */
export const useShell = () => useContext(ShellContext);
