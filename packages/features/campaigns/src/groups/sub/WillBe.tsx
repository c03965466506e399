import { useFormView, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Card, text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { campaignGroupTexts } from '../texts';
import { type SubCampaignValues, totalCodes } from './mapping';

/** What a mass creation will make: how many campaigns and codes, their name, and when the codes are there. */
export function WillBe() {
  const texts = useTexts(campaignGroupTexts).sub;
  const values = useFormView<SubCampaignValues>();
  const codes = totalCodes(values);
  const title = values.title.trim();
  return (
    <Card title={texts.willBe}>
      <Facts>
        <div>
          <dt>{texts.count}</dt>
          <dd>{formatNumber(values.companies.length)}</dd>
        </div>
        <div>
          <dt>{texts.codes}</dt>
          <dd>
            {codes === null ? (values.codeType === 'NoCode' ? texts.noCodes : texts.noCount) : formatNumber(codes)}
          </dd>
        </div>
        <div>
          <dt>{texts.name}</dt>
          <dd>{title === '' ? texts.noName : texts.nameOfEach(title)}</dd>
        </div>
        {codes !== null && (
          <div>
            <dt>{texts.how}</dt>
            <dd>{values.codeType === 'Unique' ? texts.inBackground : texts.atOnce}</dd>
          </div>
        )}
      </Facts>
    </Card>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]};
  margin: 0;
  overflow-wrap: anywhere;

  & > div:nth-child(n + 3) { grid-column: 1 / -1; }
  & dt { ${text('caption')} color: ${theme.color.text.secondary}; }
  & dd { margin: 0; font-variant-numeric: tabular-nums; }
`;
