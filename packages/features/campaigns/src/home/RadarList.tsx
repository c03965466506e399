import type { RadarItem } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatNumber, today } from '@telve/locale';
import { Button, theme } from '@telve/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RadarLine } from './RadarLine';
import { radarTexts } from './texts';

const shownFirst = 5;

/** What ends soon, the soonest first; more than a few open on demand. */
export function RadarList({ items }: { items: readonly RadarItem[] }) {
  const texts = useTexts(radarTexts);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownFirst);
  const day = today();
  return (
    <>
      <Lines>
        {shown.map((item) => (
          <li key={`${item.kind}-${item.id}`}>
            <RadarLine item={item} today={day} />
          </li>
        ))}
      </Lines>
      {shown.length < items.length && (
        <More>
          <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
            {texts.more(formatNumber(items.length - shown.length))}
          </Button>
        </More>
      )}
    </>
  );
}

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li { border-top: 1px solid ${theme.color.border.subtle}; }
`;

const More = styled.div`
  padding: ${theme.space[4]} ${theme.space[6]};
  border-top: 1px solid ${theme.color.border.subtle};
`;
