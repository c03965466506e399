import { useTexts } from '@telve/kit';
import { Alert } from '@telve/ui';
import { styled } from 'styled-components';
import { reportTexts } from '../texts';
import type { ReportExport } from './useReportExport';

/** Why there is no file, above the table it would have held (REP-41, REP-42). Read out at each attempt. */
export function ExportNotice({ fault }: { fault: ReportExport<never>['fault'] }) {
  const texts = useTexts(reportTexts).export.faults;
  if (!fault) return null;
  const { title, text } = texts[fault.code];
  return (
    <Place>
      <Alert key={fault.attempt} tone="danger" title={title}>
        {text}
      </Alert>
    </Place>
  );
}

const Place = styled.div`
  margin-bottom: 12px;
`;
