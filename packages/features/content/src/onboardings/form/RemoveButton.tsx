import { type Onboarding, onboardingEntries } from '@telve/api';
import { isSilent, useConfirm, useErrorText, useFormBusy, useMutation, useNotify, useTexts } from '@telve/kit';
import { Button, Trash2Icon } from '@telve/ui';
import { onboardingTexts } from '../texts';

/** The red "Sil": asks, then deletes the screen (CONB-28, D-81). */
export function RemoveButton({
  screen: { id, title },
  onRemoved,
}: {
  screen: Pick<Onboarding, 'id' | 'title'>;
  onRemoved: () => void;
}) {
  const texts = useTexts(onboardingTexts).remove;
  const { run, busy } = useMutation(onboardingEntries.remove, { ends: onboardingEntries.detail });
  const isSaving = useFormBusy();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();

  const remove = async () => {
    const question = {
      title: texts.title,
      text: texts.text(title),
      confirmLabel: texts.button,
      tone: 'danger',
    } as const;
    if (!(await confirm(question))) return;
    try {
      await run({ id });
      notify.success(texts.done);
      onRemoved();
    } catch (error) {
      if (!isSilent(error)) notify.error(errorText(error));
    }
  };
  return (
    <Button
      variant="dangerGhost"
      icon={<Trash2Icon aria-hidden="true" />}
      disabled={isSaving}
      loading={busy}
      loadingText={texts.busy}
      onClick={() => void remove()}
    >
      {texts.button}
    </Button>
  );
}
