import { useTexts } from '@telve/kit';
import { Button, FileSpreadsheetIcon } from '@telve/ui';
import { reportTexts } from '../texts';
import type { ReportExport } from './useReportExport';

interface ExportButtonProps {
  button: ReportExport<never>['button'];
  onPress: () => void;
}

/** Asks for the report as a workbook (REP-19, REP-33). */
export function ExportButton({ button, onPress }: ExportButtonProps) {
  const texts = useTexts(reportTexts).export;
  return (
    <Button icon={<FileSpreadsheetIcon aria-hidden="true" />} {...button} onClick={onPress}>
      {texts.button}
    </Button>
  );
}
