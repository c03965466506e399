import type { Client } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Checkbox } from '@telve/ui';
import { useState } from 'react';
import { publicApplicationTexts } from '../texts';
import { ContractDialog } from './ContractDialog';
import { TextButton } from './TextButton';

export interface ConsentBoxProps {
  client: Client;
  value: boolean;
  onChange: (value: boolean) => void;
  /** The text was read in this version. */
  onTextShown: (version: number) => void;
}

/** The consent to transfer personal data abroad, with its text (APP-15, APP-39). */
export const ConsentBox = ({ client, value, onChange, onTextShown }: ConsentBoxProps) => {
  const texts = useTexts(publicApplicationTexts);
  const [reading, setReading] = useState(false);
  return (
    <>
      <Checkbox
        name="consent"
        required
        value={value}
        onChange={onChange}
        label={
          <>
            {texts.consentBefore}
            <TextButton onClick={() => setReading(true)}>{texts.consentLink}</TextButton>
            {texts.consentAfter}
          </>
        }
      />
      {reading && <ContractDialog client={client} onShown={onTextShown} onClose={() => setReading(false)} />}
    </>
  );
};
