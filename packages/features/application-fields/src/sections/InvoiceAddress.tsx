import { FormTextArea, useFormField, useFormValues, useSetFormValue, useTexts } from '@telve/kit';
import { Checkbox, theme } from '@telve/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { applicationTexts } from '../texts';
import type { ApplicationValues } from '../values/values';

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

/**
 * The invoice address, or a tick that it is the company's: then it follows what is typed there (WIZ-28), and what it lacks
 * is told at the tick. Without the tick the own text comes back, also after
 * another step or a draft, or starts from the company's.
 */
export const InvoiceAddress = ({ required }: { required: boolean }) => {
  const texts = useTexts(applicationTexts);
  const set = useSetFormValue();
  const { companyAddress, invoiceAddress } = useFormValues<ApplicationValues>();
  const { id, error } = useFormField<string>('invoiceAddress');
  const own = useFormField<string>('ownInvoiceAddress');
  const [follows, setFollows] = useState(
    companyAddress === invoiceAddress && (companyAddress !== '' || own.value !== ''),
  );
  const company = useRef(companyAddress);
  useEffect(() => {
    const former = company.current;
    company.current = companyAddress;
    if (!follows || invoiceAddress === companyAddress) return;
    // What is typed in the company's address while the tick is set belongs to both; an invoice address of its own that came
    // from elsewhere, such as a record that was read again, is nobody's to overwrite.
    if (former !== companyAddress && former === invoiceAddress) set('invoiceAddress', companyAddress);
    else setFollows(false);
  }, [follows, invoiceAddress, companyAddress, set]);

  const tick = (checked: boolean) => {
    setFollows(checked);
    own.onChange(checked ? invoiceAddress : '');
    set('invoiceAddress', checked ? companyAddress : own.value || companyAddress);
  };
  return (
    <Stack>
      <Checkbox
        id={follows ? id : undefined}
        label={texts.sameAddress}
        value={follows}
        onChange={tick}
        error={follows ? error : undefined}
      />
      {!follows && <FormTextArea name="invoiceAddress" required={required} optional={!required} rows={2} />}
    </Stack>
  );
};
