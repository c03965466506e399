import { type MerchantUserRow, merchantUserEntries } from '@telve/api';
import { TargetLink, useQuery, useTexts } from '@telve/kit';
import { Card, theme } from '@telve/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { similarTo } from '../names';
import { merchantUserTexts } from '../texts';

/** Accounts whose address resembles this one's, against wrong approvals. Absent where there are none: it is a help, no more. */
export function SimilarCard({ user }: { user: MerchantUserRow }) {
  const texts = useTexts(merchantUserTexts);
  const search = similarTo(user.email);
  const input = useMemo(() => (search === undefined ? null : { page: 1, size: 5, search }), [search]);
  const { data } = useQuery(merchantUserEntries.list, input);
  const others = data?.items.filter(({ id }) => id !== user.id) ?? [];
  if (others.length === 0) return null;
  return (
    <Card title={texts.similar.title} description={texts.similar.text}>
      <List>
        {others.map((other) => (
          <li key={other.id}>
            <TargetLink target="merchantUsers.edit" params={{ id: other.id }}>
              {other.email}
            </TargetLink>
            <p>
              {[
                texts.roles[other.role],
                other.department ?? texts.noCompany,
                other.waitingApproval ? texts.waiting : other.active ? texts.status.active : texts.status.passive,
              ].join(' · ')}
            </p>
          </li>
        ))}
      </List>
    </Card>
  );
}

const { color, space, text } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space[4]};

  & > li {
    padding: ${space[5]} ${space[6]};
    border: 1px solid ${color.border.default};
    border-radius: ${theme.radius.md};
    font-size: ${text.label.size};
    line-height: ${text.label.line};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & a { color: inherit; }
  & p {
    font-size: ${text.caption.size};
    font-weight: 400;
    color: ${color.text.secondary};
  }
`;
