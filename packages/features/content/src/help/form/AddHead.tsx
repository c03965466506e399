import { useTexts } from '@telve/kit';
import { PageHead } from '@telve/ui';
import { helpContentTexts } from '../texts';

/** Head of the page that adds a question. */
export function AddHead() {
  const { addTitle } = useTexts(helpContentTexts);
  return <PageHead title={addTitle} />;
}
