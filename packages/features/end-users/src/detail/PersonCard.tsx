import type { EndUser } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Avatar, Card, containerBelow, LockIcon, text, theme } from '@telve/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { nameOf } from '../member/names';
import { endUserTexts } from '../texts';
import { Facts } from './Facts';
import { personFacts } from './memberFacts';

/** Who the member is, for reading only (SUP-03). */
export function PersonCard({ member }: { member: EndUser }) {
  const texts = useTexts(endUserTexts);
  return (
    <Card
      title={texts.person}
      actions={
        <ReadOnly>
          <LockIcon aria-hidden="true" />
          {texts.readOnly}
        </ReadOnly>
      }
    >
      <Line>
        <Picture key={member.img} member={member} />
        <Facts facts={personFacts(member, texts)} />
      </Line>
    </Card>
  );
}

/** The profile picture; initials where there is none, or it cannot be shown. */
function Picture({ member }: { member: EndUser }) {
  const texts = useTexts(endUserTexts);
  const [broken, setBroken] = useState(false);
  if (!member.img || broken) return <Avatar name={nameOf(member)} tone="neutral" />;
  return (
    <img
      src={member.img}
      alt={texts.picture}
      width={72}
      height={72}
      decoding="async"
      // Whose page is being looked at is nothing for where the picture lies.
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}

const { color, space } = theme;

const ReadOnly = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  ${text('caption')}
  color: ${color.text.secondary};
  & > svg { width: 14px; height: 14px; stroke-width: 1.75; }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[7]};
  align-items: start;

  & > :is(span, img) { width: 72px; height: 72px; border-radius: ${theme.radius.full}; }
  & > span { font-size: 22px; }
  & > img { object-fit: cover; background: ${color.bg.pressed}; }
  ${containerBelow.sm} { grid-template-columns: minmax(0, 1fr); }
`;
