import { useEffect } from 'react';
import { useSession } from '../session/useSession';
import { useLate } from '../shell/useLate';
import { letters } from './letters';
import { shortcutOf } from './pressed';
import { focusSearch, openAdd, submitForm } from './run';

const loadShortcuts = () => import('./Shortcuts').then((module) => module.Shortcuts);

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
    const list = () => {
      onOpenChange(true);
      return true;
    };
    const does = { search: focusSearch, add: openAdd, submit: submitForm, list };
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, letters.isOn());
      if (shortcut && does[shortcut]()) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [allowed, onOpenChange]);

  return open && allowed && Shortcuts ? <Shortcuts onClose={() => onOpenChange(false)} /> : null;
};
