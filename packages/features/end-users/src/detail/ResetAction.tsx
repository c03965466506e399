import { type EndUser, endUserEntries, imgUpdatesMax } from '@telve/api';
import { isSilent, useConfirm, useErrorText, useMutation, useNotify, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { RotateCwIcon } from '@telve/ui';
import { nameOf } from '../member/names';
import { type EndUserTexts, endUserTexts } from '../texts';
import { SupportAction } from './SupportAction';

/** How often the picture was changed, and what is left. */
const stateOf = (count: number, { untouched, some, spent }: EndUserTexts['reset']): string => {
  if (count <= 0) return untouched;
  const left = imgUpdatesMax - count;
  return left > 0 ? some(formatNumber(count), formatNumber(left)) : spent(formatNumber(count));
};

/** Sets the count of picture changes to 0, after a question (SUP-04, D-85). A count that is 0 needs none. */
export function ResetAction({ member }: { member: EndUser }) {
  const texts = useTexts(endUserTexts);
  const { reset } = texts;
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText({ otherwise: reset.failed });
  const { run, busy } = useMutation(endUserEntries.resetImgUpdateCount);
  const start = async () => {
    const text = reset.askText(nameOf(member) || texts.identity(String(member.id)), formatNumber(imgUpdatesMax));
    if (!(await confirm({ title: reset.ask, text, confirmLabel: reset.confirm }))) return;
    try {
      await run({ id: member.id });
      notify.success(reset.done);
    } catch (error) {
      if (!isSilent(error)) notify.error(errorText(error));
    }
  };
  return (
    <SupportAction
      title={reset.title}
      description={stateOf(member.imgUpdateCount, reset)}
      possible={member.imgUpdateCount > 0}
      label={reset.button}
      icon={<RotateCwIcon aria-hidden="true" />}
      loading={busy}
      loadingText={reset.busy}
      onPress={() => void start()}
    />
  );
}
