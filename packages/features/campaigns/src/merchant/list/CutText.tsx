import { shortenText } from '@telve/locale';
import { VisuallyHidden } from '@telve/ui';

/** Characters of a text in the list, before the ellipsis (MCAMP-07). */
const listedCharacters = 50;

/** A text of the list, cut where it is long; read out, found and pointed at it is whole. */
export function CutText({ text }: { text: string }) {
  const cut = shortenText(text, listedCharacters);
  if (cut === text) return text;
  return (
    <span title={text}>
      <span aria-hidden="true">{cut}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
