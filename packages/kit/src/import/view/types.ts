import type { ImportSession } from '../session/session';
import type { ImportState } from '../session/state';

/** What every view of the import is given. */
export interface ViewProps {
  session: ImportSession;
  state: ImportState;
  /** Closes the dialog; asks first while something is being sent. */
  onClose: () => void;
  /** Closes it while the sending goes on. */
  onBackground: () => void;
  /** Opens the system's dialog; the present file stays until another is chosen. */
  onAgain: () => void;
}
