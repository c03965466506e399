import type { MerchantApplication, StoredDocument } from '@telve/api';
import { applicationTexts, DocumentField } from '@telve/application-fields';
import { useTexts } from '@telve/kit';
import { Alert } from '@telve/ui';
import { storedFile } from '../state/storedFile';
import { wizardTexts } from '../texts';

export interface WantedSlotProps {
  wanted: StoredDocument;
  application: MerchantApplication;
  /** Part of the new file that is sent, 0 to 1. */
  share?: number;
  /** No file is taken yet. */
  disabled: boolean;
  /** Stops the sending. */
  onCancel: () => void;
}

/** One document that was sent back: why, what was sent, and where the new one goes. */
export const WantedSlot = ({ wanted, application, ...slot }: WantedSlotProps) => {
  const { document, reason, note } = wanted;
  const texts = useTexts(wizardTexts);
  const { documents, reasons } = useTexts(applicationTexts);
  return (
    <>
      <Alert tone="warning" title={reason ? texts.wantedReason(reasons[reason]) : texts.wantedNote}>
        {note}
      </Alert>
      <DocumentField document={document} stored={storedFile(application, document, documents)} wanted {...slot} />
    </>
  );
};
