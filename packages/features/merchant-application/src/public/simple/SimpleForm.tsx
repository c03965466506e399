import { applicationTexts } from '@telve/application-fields';
import { useClient, useDirty, useTexts } from '@telve/kit';
import { Alert, Button, Card, ValidationDialog, type ValidationEntry } from '@telve/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { merchantApplicationTitles } from '../../titles/texts';
import { ContractDialog } from '../form/ContractDialog';
import { Honeypot } from '../form/Honeypot';
import { simpleMessage } from '../form/messages';
import { TextButton } from '../form/TextButton';
import { usePublicForm } from '../form/usePublicForm';
import { publicApplicationTexts } from '../texts';
import { SimpleBody, SimpleFoot } from './layout';
import { SimpleFields } from './SimpleFields';
import { useSimpleSend } from './useSimpleSend';

/** The simple form: one call, no code (APP-40 to APP-47). A failed one keeps what was typed and can be sent again. */
export const SimpleForm = ({ onSent }: { onSent: () => void }) => {
  const texts = useTexts(publicApplicationTexts);
  const { fields } = useTexts(applicationTexts);
  const client = useClient();
  const labels = { ...fields, phoneNumber: texts.simplePhone };
  const form = usePublicForm({ call: 'createSimple', labels, message: simpleMessage(texts, labels) });
  const [website, setWebsite] = useState('');
  const [invalid, setInvalid] = useState<readonly ValidationEntry[]>([]);
  const [reading, setReading] = useState(false);
  const { state, send } = useSimpleSend(form, website);
  const markClean = useDirty(form.dirty && state !== 'sent', { label: merchantApplicationTitles.simple });

  useEffect(() => {
    if (state !== 'sent') return;
    markClean();
    onSent();
  }, [state, markClean, onSent]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const found = form.verify();
    setInvalid(found);
    if (found.length === 0) void send();
  };
  const isSending = state === 'sending';
  return (
    <Card>
      <SimpleBody noValidate onPointerDownCapture={form.onPointerDownCapture} onSubmit={submit}>
        <SimpleFields form={form} />
        <Honeypot value={website} onChange={setWebsite} />
        {state === 'failed' && (
          <Alert
            tone="danger"
            title={texts.simpleFailed}
            action={
              <Button size="sm" onClick={() => submit()}>
                {texts.simpleAgain}
              </Button>
            }
          >
            {texts.simpleFailedText}
          </Alert>
        )}
        <SimpleFoot>
          <p>
            {texts.simpleNoteBefore}
            <TextButton onClick={() => setReading(true)}>{texts.simpleNoteLink}</TextButton>
            {texts.simpleNoteAfter}
          </p>
          <Button type="submit" variant="primary" loading={isSending} loadingText={texts.simpleSending}>
            {texts.simpleSend}
          </Button>
        </SimpleFoot>
      </SimpleBody>
      {reading && <ContractDialog client={client} onClose={() => setReading(false)} />}
      <ValidationDialog open={invalid.length > 0} entries={invalid} onClose={() => setInvalid([])} />
    </Card>
  );
};
