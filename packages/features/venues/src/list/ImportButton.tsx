import { venueEditorEntries } from '@telve/api';
import { Can, useNotify, useTexts } from '@telve/kit';
import { Button, UploadIcon } from '@telve/ui';
import { type ComponentType, useState } from 'react';
import { venueTexts } from '../texts';
import type { HoursImportProps } from './HoursImport';

/** Opens the import of working hours (VEN-14); what reads spreadsheets is loaded then. */
export function ImportButton() {
  return (
    <Can entry={venueEditorEntries.importHours}>
      <OpenImport />
    </Can>
  );
}

function OpenImport() {
  const texts = useTexts(venueTexts);
  const notify = useNotify();
  const [loading, setLoading] = useState(false);
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<HoursImportProps>>();
  const start = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const { HoursImport } = await import('./HoursImport');
      setDialog(() => HoursImport);
      setOpen(true);
    } catch {
      notify.error(texts.import.failed);
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
