import { FormSegmented, FormSelect, useFormField, useTexts } from '@telve/kit';
import { Card, theme } from '@telve/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { CompanyWords } from '../data/useCompanyWords';
import { companyTexts } from '../texts';
import { Fields } from './layout';
import { closed } from './mapping';
import { Setting } from './Setting';

/** Active switch, and open or closed; closed asks for a reason, open clears it (COMP-28, COMP-30, COMP-31, COMP-34, COMP-35). */
export function StatusSection({ words }: { words: CompanyWords }) {
  const texts = useTexts(companyTexts);
  const { value: status } = useFormField<string>('companyStatus');
  const { value: reason, onChange: setReason } = useFormField<string>('companyStatusReasonType');
  const isClosed = status === closed;
  useEffect(() => {
    if (!isClosed && reason !== '') setReason('');
  }, [isClosed, reason, setReason]);
  return (
    <Card id="status" title={texts.sections.status}>
      <Setting name="active" text={texts.activeText} />
      <Working>
        <b>{texts.workingStatus}</b>
        <p>{texts.workingStatusText}</p>
        <Fields>
          <div className="c5">
            <FormSegmented name="companyStatus" options={words.statuses} full />
          </div>
          {isClosed && (
            <div className="c7">
              <FormSelect name="companyStatusReasonType" options={words.reasons} required />
            </div>
          )}
        </Fields>
      </Working>
    </Card>
  );
}

const { color, space, text } = theme;

const Working = styled.div`
  padding-top: ${space[6]};
  border-top: 1px solid ${color.border.subtle};

  & > b { font-weight: 550; }
  & > p {
    max-width: 60ch;
    margin: 2px 0 ${space[6]};
    font-size: ${text.label.size};
    line-height: ${text.label.line};
    color: ${color.text.secondary};
  }
`;
