import type { SessionRow } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatDateTime } from '@telve/locale';
import { Button, Card, EmptyState } from '@telve/ui';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { authTexts } from '../texts';
import { SessionLine } from './SessionLine';
import { useEndOthers } from './useEndOthers';
import { useEndSession } from './useEndSession';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    border-top: 1px solid var(--_t-color-border-subtle);
  }
`;

/** The sessions on other devices, each with the button that ends it. */
export const OtherSessions = ({ rows }: { rows: readonly SessionRow[] }) => {
  const texts = useTexts(authTexts);
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const end = useEndSession();
  const others = useEndOthers();
  const focusTitle = () => region.current?.querySelector('h2')?.focus();

  const endOne = async (row: SessionRow) => {
    // The pressed button leaves with its row: the focus goes to the list's heading.
    if (await end(row)) focusTitle();
  };
  const endAll = async () => {
    if (await others.end(rows)) focusTitle();
  };

  return (
    <div ref={region}>
      <Card
        id={id}
        title={texts.otherDevices}
        actions={
          rows.length > 1 && (
            <Button size="sm" variant="secondary" loading={others.busy} onClick={() => void endAll()}>
              {texts.endOthers(rows.length)}
            </Button>
          )
        }
      >
        {rows.length === 0 ? (
          <EmptyState title={texts.noOtherDevices} description={texts.noOtherDevicesText} />
        ) : (
          <List>
            {rows.map((row) => (
              <li key={row.id}>
                <SessionLine
                  row={row}
                  detail={texts.sessionSeen(formatDateTime(row.lastSeenAt))}
                  end={
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={texts.endSessionOf(row.device || texts.unknownDevice)}
                      onClick={() => void endOne(row)}
                    >
                      {texts.endSession}
                    </Button>
                  }
                />
              </li>
            ))}
          </List>
        )}
      </Card>
    </div>
  );
};
