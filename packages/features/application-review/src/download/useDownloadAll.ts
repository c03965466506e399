import { extensionOf, type MerchantApplication, type StoredDocument } from '@telve/api';
import { applicationTexts } from '@telve/application-fields';
import { saveFile, useNotify, useTexts } from '@telve/kit';
import { useEffect, useRef, useState } from 'react';
import { applicationReviewTexts } from '../texts';
import { type ZipFile, zipOf } from './zip';

const bytesOf = async (url: string, signal: AbortSignal): Promise<ZipFile['bytes']> => {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`A document was answered with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
};

/**
 * Downloads every document of an application as one archive, each under the name of what it is (STAFF-14). One that cannot be
 * read stops it, with a message: an archive that lacks something would pass for a whole one.
 * @param reload reads the application again: the links of a page that stood open for long have ended (D-51)
 */
export const useDownloadAll = ({ id }: Pick<MerchantApplication, 'id'>, reload: () => Promise<void>) => {
  const { review: texts } = useTexts(applicationReviewTexts);
  const names = useTexts(applicationTexts).documents;
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (documents: readonly StoredDocument[]) => {
    const started = new AbortController();
    running.current = started;
    const { signal } = started;
    setBusy(true);
    try {
      const files = await Promise.all(
        documents.map(async ({ document, name, url }) => ({
          name: `${names[document]}.${extensionOf(name)}`,
          bytes: await bytesOf(url, signal),
        })),
      );
      saveFile({ blob: zipOf(files), fileName: texts.archive(id) }, texts.archive(id));
    } catch {
      if (signal.aborted) return;
      notify.error(texts.downloadFailed);
      void reload();
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };
  return { download, busy };
};
