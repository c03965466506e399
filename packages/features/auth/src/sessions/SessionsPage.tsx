import { authEntries } from '@telve/api';
import { DetailPage, useQuery, useTexts } from '@telve/kit';
import { formatDateTime } from '@telve/locale';
import { Badge, Card, Page, PageHead } from '@telve/ui';
import { styled } from 'styled-components';
import { authTexts } from '../texts';
import { OtherSessions } from './OtherSessions';
import { SessionLine } from './SessionLine';

const Cards = styled.div`
  display: grid;
  gap: 20px;
`;

/** The user's signed-in devices; every one but this can be ended here. */
export const SessionsPage = () => {
  const texts = useTexts(authTexts);
  const query = useQuery(authEntries.sessions, {});
  return (
    <Page width="form">
      <PageHead title={texts.sessionsTitle} identity={texts.sessionsLead} />
      <DetailPage query={query}>
        {(rows) => (
          <Cards>
            <Card title={texts.thisDevice}>
              {rows
                .filter((row) => row.current)
                .map((row) => (
                  <SessionLine
                    key={row.id}
                    row={row}
                    detail={texts.sessionStarted(formatDateTime(row.createdAt))}
                    end={<Badge tone="success">{texts.activeNow}</Badge>}
                  />
                ))}
            </Card>
            <OtherSessions rows={rows.filter((row) => !row.current)} />
          </Cards>
        )}
      </DetailPage>
    </Page>
  );
};
