import { useFormBusy, useTexts } from '@telve/kit';
import { Button, Trash2Icon } from '@telve/ui';
import { useRemove } from '../data/useRemove';
import { bannerTexts } from '../texts';

/** The red "Sil" beside "Güncelle" (BAN-33). */
export function RemoveButton({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const texts = useTexts(bannerTexts).remove;
  const saving = useFormBusy();
  const { remove, busy } = useRemove(id, onRemoved);
  return (
    <Button
      variant="dangerGhost"
      icon={<Trash2Icon aria-hidden="true" />}
      disabled={saving}
      loading={busy}
      loadingText={texts.busy}
      onClick={() => void remove()}
    >
      {texts.button}
    </Button>
  );
}
