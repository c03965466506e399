import type { MerchantApplication } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatIban } from '@telve/locale';
import { text, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { applicationReviewTexts } from '../texts';

/** What the documents are compared with; in reach while one is looked at. */
export function Compare({ application }: { application: MerchantApplication }) {
  const { review: texts, empty } = useTexts(applicationReviewTexts);
  const { companyTitle, taxIdNumber, authorizedPerson, authorizedPersonTitle, iban } = application;
  const facts = [
    [texts.facts.company, companyTitle],
    [texts.facts.tax, taxIdNumber],
    [texts.facts.person, [authorizedPerson, authorizedPersonTitle].filter(Boolean).join(', ')],
    [texts.facts.iban, formatIban(iban)],
  ] as const;
  return (
    <Root>
      <p>{texts.compare}</p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || empty}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}

const { space, color } = theme;

const Root = styled.div`
  padding: ${space[7]};
  overflow-wrap: anywhere;
  & > p { ${text('caption')} color: ${color.text.secondary}; }
  & > dl { display: grid; gap: ${space[5]}; margin: ${space[5]} 0 0; }
  & dt { ${text('caption')} color: ${color.text.secondary}; }
  & dd { margin: 0; font-variant-numeric: tabular-nums; }
`;
