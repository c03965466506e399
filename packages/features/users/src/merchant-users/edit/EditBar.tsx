import { FormSaveBar, useFormField, useTexts } from '@telve/kit';
import { merchantUserTexts } from '../texts';

/** The bar of the edit form; of a waiting account it says what is missing. */
export function EditBar({ isWaiting, onCancel }: { isWaiting: boolean; onCancel: (() => void) | undefined }) {
  const { place } = useTexts(merchantUserTexts);
  const { value: venueId } = useFormField<string>('place.venueId');
  return <FormSaveBar onCancel={onCancel} detail={isWaiting && venueId === '' ? place.missing : undefined} />;
}
