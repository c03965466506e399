import { type Client, type ContractContent, publicApplicationEntries } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Alert, Button, Dialog, Skeleton } from '@telve/ui';
import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { publicApplicationTexts } from '../texts';

export interface ContractDialogProps {
  client: Client;
  /** The text stands on the screen; `version` is the one that a consent names. */
  onShown?: (version: number) => void;
  onClose: () => void;
}

/** The contract text as it reads today, in plain paragraphs (APP-39, D-37). Asks for it each time it is opened. */
export const ContractDialog = ({ client, onShown, onClose }: ContractDialogProps) => {
  const texts = useTexts(publicApplicationTexts);
  const [contract, setContract] = useState<ContractContent | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(
    (signal?: AbortSignal) => {
      setFailed(false);
      client
        .call(publicApplicationEntries.contractContent, { ContractType: 'ClarificationText' }, { signal })
        .then(setContract, () => !signal?.aborted && setFailed(true));
    },
    [client],
  );
  const version = contract?.version;
  useEffect(() => {
    if (version !== undefined) onShown?.(version);
  }, [version, onShown]);
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  const retry = <Button onClick={() => load()}>{texts.retry}</Button>;
  return (
    <Dialog
      open
      title={contract?.title ?? texts.contractTitle}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {contract && <Text content={contract.content} />}
      {!contract && failed && (
        <Alert tone="danger" action={retry}>
          {texts.contractFailed}
        </Alert>
      )}
      {!contract && !failed && (
        <Lines role="status" aria-label={texts.contractLoading}>
          {['92%', '100%', '84%', '96%', '60%'].map((width) => (
            <Skeleton key={width} width={width} height={12} />
          ))}
        </Lines>
      )}
    </Dialog>
  );
};

const Text = ({ content }: { content: string }) => (
  <Paragraphs tabIndex={-1}>
    {content
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never change their places
        <p key={index}>{paragraph.trim()}</p>
      ))}
  </Paragraphs>
);

const Paragraphs = styled.div`
  display: grid;
  gap: 12px;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Lines = styled.div`
  display: grid;
  gap: 12px;
`;
