import type { AccessAction, AccessLogRow } from '@telve/api';
import { TargetLink } from '@telve/kit';
import { Avatar, type BadgeTone, CellBadge, CellMain, CellRow, CellTag, CellText } from '@telve/ui';
import { styled } from 'styled-components';
import { subjectTarget } from './subject';
import type { AccessLogTexts } from './texts';

interface CellProps {
  row: AccessLogRow;
  texts: AccessLogTexts;
}

/** Who it was. */
export function ActorCell({
  row: { actorId, actorName },
  identity,
}: Omit<CellProps, 'texts'> & { identity: string | null }) {
  const isOwn = String(actorId) === identity;
  return <CellMain name={actorName} media={<Avatar name={actorName} tone={isOwn ? 'accent' : 'neutral'} />} />;
}

/** Whose data it was: today's name with its number, the number alone once the name is erased. */
export function SubjectCell({ row, texts }: CellProps) {
  const { subject, subjectId, subjectName } = row;
  if (subject === 'applications') return texts.applications;
  const to = subjectTarget(row);
  return (
    <CellRow>
      {subject === 'application' && <CellTag>{texts.application}</CellTag>}
      {subjectName !== null && <Name>{to ? <TargetLink {...to}>{subjectName}</TargetLink> : subjectName}</Name>}
      {subjectId !== null && <CellText look="faint">{subjectId}</CellText>}
    </CellRow>
  );
}

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** What changed something stands out from what only looked. */
const tones: Readonly<Partial<Record<AccessAction, BadgeTone>>> = {
  exported: 'info',
  picture_count_reset: 'accent',
  subscription_cancelled: 'danger',
};

/** What was done; an action of a newer server has no words yet. */
export function ActionCell({ row: { action }, texts }: CellProps) {
  const words = Object.hasOwn(texts.actions, action) ? texts.actions[action] : texts.otherAction;
  const tone = Object.hasOwn(tones, action) ? tones[action] : undefined;
  return tone ? <CellBadge tone={tone}>{words}</CellBadge> : <CellText>{words}</CellText>;
}
