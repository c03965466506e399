import { TargetLink, useTexts } from '@telve/kit';
import { formatTime } from '@telve/locale';
import { Avatar, Card, ChevronRightIcon, text, theme } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { endUserTexts } from '../texts';
import type { RecentMember } from './recentMembers';
import { useRecentMembers } from './useRecentMembers';

interface RecentCardProps {
  /** Opens a member where the embedder does it; else the host's address of the member. */
  onOpen: ((id: number) => void) | undefined;
}

/** The members looked at in this session, each with the way back to it; nothing as long as there is none. */
export function RecentCard({ onOpen }: RecentCardProps) {
  const texts = useTexts(endUserTexts).recent;
  const members = useRecentMembers();
  if (members.length === 0) return null;
  return (
    <Card title={texts.title} description={texts.text}>
      <List>
        {members.map((member) => (
          <li key={member.id}>
            <Way id={member.id} onOpen={onOpen}>
              <Line member={member} />
            </Way>
          </li>
        ))}
      </List>
    </Card>
  );
}

function Way({ id, onOpen, children }: RecentCardProps & { id: number; children: ReactNode }) {
  if (!onOpen) {
    return (
      <TargetLink target="endUsers.detail" params={{ id }}>
        {children}
      </TargetLink>
    );
  }
  return (
    <button type="button" onClick={() => onOpen(id)}>
      {children}
    </button>
  );
}

function Line({ member: { id, name, at } }: { member: RecentMember }) {
  const { identity } = useTexts(endUserTexts);
  return (
    <>
      <Avatar name={name} tone="neutral" />
      <span className="who">
        <b>{name}</b> <span>{identity(String(id))}</span>
      </span>{' '}
      <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
      <ChevronRightIcon aria-hidden="true" size={16} />
    </>
  );
}

const { color, space } = theme;

const List = styled.ul`
  margin: calc(-1 * ${space[4]});
  padding: 0;
  list-style: none;

  & > li + li { border-top: 1px solid ${color.border.subtle}; }
  & > li > :is(a, button) {
    display: flex;
    align-items: center;
    gap: ${space[5]};
    width: 100%;
    padding: ${space[5]} ${space[4]};
    border: 0;
    border-radius: ${theme.radius.sm};
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & > li > :is(a, button):hover { background: ${color.bg.hover}; }
  & .who { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & .who > b { display: block; font-weight: 550; }
  & .who > span, & time { ${text('caption')} color: ${color.text.secondary}; font-variant-numeric: tabular-nums; }
  & svg { flex: none; color: ${color.text.tertiary}; }
`;
