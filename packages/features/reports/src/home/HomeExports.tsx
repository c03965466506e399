import { reportEntries } from '@telve/api';
import { useExport, useTexts } from '@telve/kit';
import { formatDateRange } from '@telve/locale';
import { Button, Card, FileSpreadsheetIcon, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { rangeOf } from '../range/ranges';
import { useToday } from '../range/useToday';
import { reportTexts } from '../texts';

/** The two files that are asked for every month, without a way through the lists (REP-07). */
export function HomeExports() {
  const { home, export: names } = useTexts(reportTexts);
  const today = useToday();
  const orders = useExport(reportEntries.exportOrders, { name: names.orders });
  const venues = useExport(reportEntries.exportVenues, { name: names.venues });
  const files = [
    { label: home.monthsOrders, range: rangeOf('month', today), file: orders },
    { label: home.lastMonthsSales, range: rangeOf('lastMonth', today), file: venues },
  ];
  return (
    <Card title={home.exports}>
      <Files>
        {files.map(({ label, range, file }) => (
          <li key={label}>
            <Button
              icon={<FileSpreadsheetIcon aria-hidden="true" />}
              {...file.button}
              onClick={() => void file.download(range)}
            >
              {label}
            </Button>
            <small>{formatDateRange(range.startDate, range.endDate)}</small>
          </li>
        ))}
      </Files>
    </Card>
  );
}

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]} ${theme.space[8]};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]} ${theme.space[5]};
  }
  & small { ${text('caption')} color: ${theme.color.text.secondary}; }
`;
