import { shortenFileName } from '@telve/locale';
import { VisuallyHidden } from '../../display/shared/VisuallyHidden';
import { Name } from './slotStyles';

/** Characters of a name that are shown; the whole is in the tooltip, the names of the buttons and for assistive technology. */
const shown = 36;

/** A file's name, cut in the middle where it is long. */
export function FileName({ name }: { name: string }) {
  const short = shortenFileName(name, shown);
  if (short === name) return <Name dir="auto">{name}</Name>;
  return (
    <Name title={name} dir="auto">
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Name>
  );
}
