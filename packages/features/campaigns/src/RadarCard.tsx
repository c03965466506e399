'use client';
import { radarEntries } from '@telve/api';
import { Can, PageError, useQuery, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Card, Skeleton, Tag } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RadarList } from './home/RadarList';
import { radarTexts } from './home/texts';

const nothing = {};

/**
 * Campaigns, banners, busy times and holidays that end within seven days, each with the way to extend it. For the home page of PanelUser;
 * nothing for others.
 */
export function RadarCard() {
  return (
    <Can entry={radarEntries.list}>
      <Ending />
    </Can>
  );
}

function Ending() {
  const texts = useTexts(radarTexts);
  const { data, error, reload } = useQuery(radarEntries.list, nothing);
  const count = data && data.totalCount > 0 ? <Tag>{formatNumber(data.totalCount)}</Tag> : undefined;
  const card = (content: ReactNode) => (
    <Card title={texts.title} description={texts.text} actions={count} flush>
      {content}
    </Card>
  );
  if (error) {
    return card(<PageError title={texts.errorTitle} text={texts.errorText} onRetry={() => void reload()} />);
  }
  if (!data) {
    return card(
      <Padded role="status" aria-label={texts.loading}>
        <Skeleton height={88} />
      </Padded>,
    );
  }
  return card(data.items.length === 0 ? <Padded as="p">{texts.none}</Padded> : <RadarList {...data} />);
}

const Padded = styled.div`
  padding: 8px 20px 20px;
`;
