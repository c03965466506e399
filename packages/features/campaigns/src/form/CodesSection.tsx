import { type CampaignType, type CodeType, campaignLimits, codeTypes, hasDiscount, mayHaveCodeType } from '@telve/api';
import { FormNumberField, FormSelect, FormTextField, useFormField, useTexts } from '@telve/kit';
import { Alert, Card, FormFields, FormStack } from '@telve/ui';
import type { ReactNode } from 'react';
import { campaignWords } from '../words/texts';
import { CountField } from './CountField';
import { TypeField } from './TypeField';
import { campaignFormTexts } from './texts';

const uses = Array.from({ length: campaignLimits.usageCountMax }, (_, at) => String(at + 1));

export interface CodesSectionProps {
  /** Codes are there: type, discount, use, code type and code stay as they are (CAMP-60). */
  frozen?: boolean;
  /** The code is what each code begins with (GRP-22); words of what it is. */
  codeHint?: ReactNode;
}

/**
 * Kind of the campaign, its discount, and how its codes are given out. Another kind than General starts the code type anew
 * (CAMP-61) and asks for discount and use (CAMP-82); without codes there is neither code nor number (D-72).
 */
export function CodesSection({ frozen = false, codeHint }: CodesSectionProps) {
  const texts = useTexts(campaignFormTexts);
  const words = useTexts(campaignWords);
  const { codeUses, codeMore, codeCount } = texts.hints;
  const { value: type } = useFormField<CampaignType>('type');
  const { value: codeType } = useFormField<CodeType>('codeType');
  return (
    <Card id="codes" title={texts.sections.codes}>
      <FormStack>
        {frozen && (
          <Alert tone="info" title={texts.frozen.title}>
            {texts.frozen.text}
          </Alert>
        )}
        <FormFields>
          <TypeField disabled={frozen} />
          {hasDiscount(type) && <Discount frozen={frozen} />}
          <div className="half">
            <FormSelect
              name="codeType"
              required
              hideEmpty
              disabled={frozen}
              options={codeTypes
                .filter((value) => mayHaveCodeType(type, value))
                .map((value) => ({ value, label: words.codeTypes[value] }))}
            />
          </div>
          {codeType === 'General' && (
            <div className="half">
              <FormTextField
                name="code"
                required
                disabled={frozen}
                hint={frozen ? undefined : (codeHint ?? texts.hints.code)}
                autoComplete="off"
              />
            </div>
          )}
          {codeType !== 'NoCode' && (
            <div className="half">
              <CountField
                name="userCount"
                required
                hint={codeType === 'General' ? codeUses : frozen ? codeMore : codeCount}
              />
            </div>
          )}
        </FormFields>
      </FormStack>
    </Card>
  );
}

function Discount({ frozen }: { frozen: boolean }) {
  const texts = useTexts(campaignFormTexts);
  return (
    <>
      <div className="half">
        <FormNumberField name="discount" required disabled={frozen} suffix={texts.lira} decimals={1} min={1} />
      </div>
      <div className="half">
        <FormSelect
          name="usageCount"
          required
          disabled={frozen}
          hint={texts.hints.usageCount}
          options={uses.map((value) => ({ value, label: texts.times(value) }))}
        />
      </div>
    </>
  );
}
