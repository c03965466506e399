import { FormIbanField, FormTextField, useFormField, useTexts } from '@telve/kit';
import { Button, TextField } from '@telve/ui';
import { useEffect, useState } from 'react';
import { applicationTexts } from '../texts';
import { Fields } from './layout';
import { useBank } from './useBank';

export interface BankSectionProps {
  /** The IBAN and bank as stored: their bank is not looked up again. */
  known: { iban: string; name: string };
}

const noChange = () => {};

/** Bank account (WIZ-08, WIZ-12, WIZ-13, WIZ-29 to WIZ-31, D-52). */
export const BankSection = ({ known }: BankSectionProps) => {
  const texts = useTexts(applicationTexts);
  const { value: iban } = useFormField<string>('iban');
  const { id, value: bankName, onChange: setBankName, error } = useFormField<string>('bankName');
  // What was found before the section was left is not asked again either.
  const [found] = useState({ iban, name: bankName });
  const { retry, ...bank } = useBank(iban, iban === found.iban && found.name !== '' ? found : known);
  const name = bank.state === 'found' ? bank.name : '';
  useEffect(() => {
    if (name !== bankName) setBankName(name);
  });

  const hints = {
    none: texts.bankHint,
    looking: texts.bankLooking,
    found: texts.bankFound,
    unknown: undefined,
    failed: undefined,
  };
  const faults = {
    unknown: texts.bankUnknown,
    failed: texts.bankFailed,
    none: undefined,
    looking: undefined,
    found: undefined,
  };
  return (
    <Fields>
      <div className="most">
        <FormIbanField name="iban" required hint={texts.ibanHint} />
      </div>
      <div className="least">
        <TextField
          id={id}
          label={texts.fields.bankName}
          name="bankName"
          readOnly
          required
          value={bankName}
          onChange={noChange}
          hint={hints[bank.state]}
          error={faults[bank.state] ?? error}
        />
        {bank.state === 'failed' && (
          <Button variant="ghost" size="sm" onClick={retry}>
            {texts.bankAgain}
          </Button>
        )}
      </div>
      <div className="wide">
        <FormTextField name="accountName" required autoComplete="off" hint={texts.accountHint} />
      </div>
    </Fields>
  );
};
