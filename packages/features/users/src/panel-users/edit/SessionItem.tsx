import type { SessionRow } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatDateTime } from '@telve/locale';
import { Badge, Button, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { panelUserTexts } from '../texts';

export interface SessionItemProps {
  session: SessionRow;
  onEnd: () => void;
}

/** One device of a user. The session of this very page cannot be ended here. */
export function SessionItem({ session, onEnd }: SessionItemProps) {
  const texts = useTexts(panelUserTexts).sessions;
  const device = session.device || texts.unknownDevice;
  return (
    <Item>
      <div>
        <b>{device}</b>
        {session.address && <p>{session.address}</p>}
        <p>{texts.seen(formatDateTime(session.lastSeenAt))}</p>
      </div>
      {session.current ? (
        <Badge tone="success">{texts.current}</Badge>
      ) : (
        <Button size="sm" variant="secondary" aria-label={texts.endOf(device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </Item>
  );
}

const { color, space, text } = theme;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  padding: ${space[4]} 0;

  &:first-child { padding-top: 0; }
  & + & { border-top: 1px solid ${color.border.subtle}; }
  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b { font-weight: 500; }
  & p {
    font-size: ${text.caption.size};
    line-height: ${text.caption.line};
    font-variant-numeric: tabular-nums;
    color: ${color.text.secondary};
  }
`;
