import { companyEntries } from '@telve/api';
import { Can, useNotify, useTexts } from '@telve/kit';
import { Button, UploadIcon } from '@telve/ui';
import { type ComponentType, useState } from 'react';
import { companyTexts } from '../texts';
import type { CompanyImportProps } from './CompanyImport';

/** Opens the import of companies (COMP-07); what reads spreadsheets is loaded then. */
export function ImportButton() {
  return (
    <Can entry={companyEntries.importFile}>
      <OpenImport />
    </Can>
  );
}

function OpenImport() {
  const texts = useTexts(companyTexts);
  const notify = useNotify();
  const [loading, setLoading] = useState(false);
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<CompanyImportProps>>();
  const start = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const { CompanyImport } = await import('./CompanyImport');
      setDialog(() => CompanyImport);
      setOpen(true);
    } catch {
      notify.error(texts.failed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button icon={<UploadIcon aria-hidden="true" />} loading={loading} onClick={() => void start()}>
        {texts.import.button}
      </Button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
