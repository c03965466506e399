import { type ApplicationDocument, applicationDocuments, type MerchantApplication, mayEdit } from '@telve/api';
import { useFreshLinks } from '@telve/application-fields';
import { useSearchState } from '@telve/kit';
import { useEffect, useRef } from 'react';
import { useHeld } from '../data/useHeld';
import { useReview } from '../data/useReview';
import { useSaveThen } from '../data/useSaveThen';
import { useStatusChange } from '../data/useStatusChange';
import { DocumentReview } from '../review/DocumentReview';
import { ApplicationBody } from './ApplicationBody';
import { Editor } from './Editor';

interface ApplicationDetailProps {
  application: MerchantApplication;
  reload: () => Promise<void>;
}

const isDocument = (name: string | null): name is ApplicationDocument =>
  (applicationDocuments as readonly (string | null)[]).includes(name);

/** The application and, in its place, its documents side by side; what was typed in either stays in both. */
export function ApplicationDetail({ application, reload }: ApplicationDetailProps) {
  const [name, setName] = useSearchState('document');
  const opener = useRef<HTMLElement | null>(null);
  const review = useReview(application);
  const held = useHeld(application);
  const change = useStatusChange(application, held.follow);
  const saving = useSaveThen(change.decide);
  useFreshLinks(reload);
  const shown = application.documents?.some(({ document }) => document === name) && isDocument(name) ? name : null;

  const open = (document: ApplicationDocument, from: HTMLElement) => {
    opener.current = from;
    setName(document);
  };
  // The button is hidden until the application is back on the screen.
  const wasShown = useRef(shown);
  useEffect(() => {
    if (wasShown.current && !shown) opener.current?.focus();
    wasShown.current = shown;
  }, [shown]);
  return (
    <>
      <div hidden={shown !== null}>
        <Editor application={application} mode={mayEdit('staff', held.status)} saving={saving}>
          <ApplicationBody
            application={application}
            held={held}
            change={change}
            saving={saving}
            onOpenDocument={open}
          />
        </Editor>
      </div>
      {shown && (
        <DocumentReview
          application={application}
          review={review}
          shown={shown}
          onShow={(document) => setName(document, 'replace')}
          onClose={() => setName(null)}
          reload={reload}
        />
      )}
    </>
  );
}
