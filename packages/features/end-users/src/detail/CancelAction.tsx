import type { EndUser } from '@telve/api';
import { useTexts } from '@telve/kit';
import { CircleXIcon, ConfirmDialog } from '@telve/ui';
import { nameOf } from '../member/names';
import { endUserTexts } from '../texts';
import { cancelReason } from './cancelReason';
import { SupportAction } from './SupportAction';
import { useCancel } from './useCancel';

/** Ends the subscription at once, after the user ID was typed (SUP-05, D-85). */
export function CancelAction({ member }: { member: EndUser }) {
  const texts = useTexts(endUserTexts);
  const { cancel } = texts;
  const { asking, busy, ask, dismiss, confirm } = useCancel(member);
  const reason = cancelReason(member, cancel);
  const id = String(member.id);
  const plan = member.subscriptionPlanDescription || member.subscriptionPlanName || member.subscription || '';
  return (
    <SupportAction
      title={cancel.title}
      description={reason ?? cancel.text}
      possible={reason === null}
      label={cancel.button}
      variant="dangerGhost"
      onPress={ask}
    >
      <ConfirmDialog
        open={asking}
        tone="danger"
        icon={<CircleXIcon />}
        title={cancel.ask}
        text={cancel.askText(nameOf(member) || texts.detailTitle, id, plan)}
        confirmLabel={cancel.button}
        cancelLabel={cancel.back}
        requireTyping={id}
        typing={{ label: cancel.typing, inputMode: 'numeric' }}
        busy={busy}
        busyLabel={cancel.busy}
        onConfirm={() => void confirm()}
        onCancel={dismiss}
      />
    </SupportAction>
  );
}
