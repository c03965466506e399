import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/useSession';
import { useLate } from '../shell/useLate';
import { placeAt } from './places';
import { rememberPlace } from './recent';

export const loadPalette = () => import('./Palette').then((module) => module.Palette);

export interface PaletteGateProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Ctrl K and ⌘ K from everywhere, also out of a field; not over a dialog, which has to be answered first. */
export const PaletteGate = ({ open, onOpenChange }: PaletteGateProps) => {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const allowed = status === 'signed-in' && user !== null && !user.mustChangePassword;
  const Palette = useLate(loadPalette, open && allowed);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isKey =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
      if (!isKey || !allowed) return;
      // Otherwise the browser takes the key for its address bar.
      event.preventDefault();
      if (open) onOpenChange(false);
      else if (!document.querySelector('dialog[open]')) onOpenChange(true);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [allowed, open, onOpenChange]);

  useEffect(() => {
    const place = user && placeAt(pathname, user.roles);
    if (place) rememberPlace(user.id, place);
  }, [user, pathname]);

  return open && allowed && Palette ? <Palette user={user} onClose={() => onOpenChange(false)} /> : null;
};
