import { useEffect } from 'react';
import { useSession } from '../session/useSession';
import { useLate } from '../shell/useLate';
import { letters } from './letters';
import { shortcutOf } from './pressed';

const loadShortcuts = () => import('./Shortcuts').then((module) => module.Shortcuts);

/** Not with the page, whose first rows would wait for it. */
const loadRun = () => import('./run');

export interface ShortcutGateProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys that work everywhere, and the list of them. */
export const ShortcutGate = ({ open, onOpenChange }: ShortcutGateProps) => {
  const { status } = useSession();
  const allowed = status === 'signed-in';
  const Shortcuts = useLate(loadShortcuts, open && allowed);

  useEffect(() => {
    if (!allowed) return;
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, letters.isOn());
      if (!shortcut) return;
      // Here already: Firefox would take / for its own search while the rest is loaded.
      event.preventDefault();
      if (shortcut === 'list') onOpenChange(true);
      else
        loadRun().then(
          ({ run }) => run[shortcut](),
          () => {},
        );
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [allowed, onOpenChange]);

  return open && allowed && Shortcuts ? <Shortcuts onClose={() => onOpenChange(false)} /> : null;
};
