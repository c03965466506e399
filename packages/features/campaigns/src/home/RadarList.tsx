import type { Radar } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatNumber, today } from '@telve/locale';
import { Button, text, theme } from '@telve/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { RadarLine } from './RadarLine';
import { radarTexts } from './texts';

const shownFirst = 5;

/** What ends soon, the soonest first; more than a few open on demand, and it says where there are more than it knows. */
export function RadarList({ items, totalCount }: Radar) {
  const texts = useTexts(radarTexts);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownFirst);
  const further = totalCount - items.length;
  const day = today();
  const firstNew = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The pressed button is gone: the keyboard goes on at what it brought.
    if (isWhole) (firstNew.current?.querySelector('a') ?? firstNew.current)?.focus();
  }, [isWhole]);
  return (
    <>
      <Lines>
        {shown.map((item, at) => (
          <li key={`${item.kind}-${item.id}`} {...(at === shownFirst ? { ref: firstNew, tabIndex: -1 } : {})}>
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
      {shown.length === items.length && further > 0 && (
        <More as="p">{texts.further(formatNumber(items.length), formatNumber(further))}</More>
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
  margin: 0;
  padding: ${theme.space[4]} ${theme.space[6]};
  border-top: 1px solid ${theme.color.border.subtle};
  ${text('caption')}
  color: ${theme.color.text.secondary};
`;
