import { type EndUser, endUserEntries } from '@telve/api';
import { Can, useTarget, useTexts } from '@telve/kit';
import { Card, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { endUserTexts } from '../texts';
import { CancelAction } from './CancelAction';
import { ResetAction } from './ResetAction';

/** What support may do for a member (SUP-24). */
export function SupportCard({ member }: { member: EndUser }) {
  return (
    <Card title={useTexts(endUserTexts).support}>
      <Can entry={endUserEntries.resetImgUpdateCount}>
        <ResetAction member={member} />
      </Can>
      <Can entry={endUserEntries.removeSubscription}>
        <CancelAction member={member} />
      </Can>
    </Card>
  );
}

/** That the opening was recorded, with the way to the records of this member where the host has them. */
export function RecordedNote({ id }: Pick<EndUser, 'id'>) {
  const texts = useTexts(endUserTexts);
  const to = useTarget({ target: 'accessLog.list', search: { search: id } });
  return (
    <Note>
      {texts.recorded} {to && <a {...to}>{texts.toLog}</a>}
    </Note>
  );
}

const Note = styled.p`
  ${text('caption')}
  color: ${theme.color.text.secondary};
  & > a { text-decoration: underline; }
`;
