import { type PanelUserRow, panelUserEntries } from '@telve/api';
import { TargetButton, useIdentity, useQuery, useTexts } from '@telve/kit';
import { Button, Card, HistoryIcon, Skeleton, theme } from '@telve/ui';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useEndSessions } from '../data/useEndSessions';
import { fullName, isOwn } from '../names';
import { panelUserTexts } from '../texts';
import { SessionItem } from './SessionItem';

/** Where the user is signed in; staff ends one session or all of them. The way to the user's history stands below. */
export function SessionsCard({ user }: { user: PanelUserRow }) {
  const texts = useTexts(panelUserTexts).sessions;
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <div ref={card}>
      <Card id={id} title={texts.title}>
        <Body>
          {/* The pressed button leaves with its row: the focus goes to the card's heading. */}
          <Sessions user={user} onEnded={() => card.current?.querySelector('h2')?.focus()} />
          <div>
            <TargetButton
              target="activity.panelUser"
              params={{ id: user.id }}
              variant="ghost"
              size="sm"
              icon={<HistoryIcon />}
            >
              {texts.history}
            </TargetButton>
          </div>
        </Body>
      </Card>
    </div>
  );
}

function Sessions({ user, onEnded }: { user: PanelUserRow; onEnded: () => void }) {
  const texts = useTexts(panelUserTexts).sessions;
  const own = isOwn(user, useIdentity());
  const { data, error, reload } = useQuery(panelUserEntries.sessions, { id: user.id });
  const end = useEndSessions({ id: user.id, name: fullName(user), isOwn: own });
  const settle = async (ended: Promise<boolean>) => {
    if (await ended) onEnded();
  };

  if (error) {
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <Button variant="secondary" size="sm" onClick={() => void reload()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (data === undefined) return <Skeleton height={56} />;
  if (data.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <ul>
        {data.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => void settle(end.one(session))} />
        ))}
      </ul>
      {data.filter(({ current }) => !current).length > 1 && (
        <Button variant="secondary" full onClick={() => void settle(end.all())}>
          {texts.endAll}
        </Button>
      )}
    </>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  & > p, & > [role='alert'] {
    font-size: ${theme.text.label.size};
    line-height: ${theme.text.label.line};
    color: ${theme.color.text.secondary};
  }
  & > [role='alert'] {
    display: grid;
    justify-items: start;
    gap: ${theme.space[4]};
  }
  & > div:last-child { margin-left: -10px; }
  & > div:last-child:empty { display: none; }
`;
