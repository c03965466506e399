import type { Choice } from '@telve/api';
import { useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { Alert, Button, IconButton, text, theme, XIcon } from '@telve/ui';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { campaignGroupTexts } from '../texts';

/** Companies that are named; of the others stands how many they are. */
const named = 4;

interface ChosenCompaniesProps {
  /** Id of the button that opens the picker. */
  id: string;
  companies: readonly Choice[];
  error: string | undefined;
  onChange: () => void;
  onRemove: (company: Choice) => void;
}

/** How many companies are chosen, and the first of them, which can be taken out. */
export function ChosenCompanies({ id, companies, error, onChange, onRemove }: ChosenCompaniesProps) {
  const texts = useTexts(campaignGroupTexts).sub;
  const rest = companies.length - named;
  const change = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  return (
    <Root>
      <div>
        <b>{texts.chosen(formatNumber(companies.length))}</b>
        <Button ref={change} id={id} size="sm" aria-describedby={error ? errorId : undefined} onClick={onChange}>
          {texts.change}
        </Button>
      </div>
      <ul aria-label={texts.companies}>
        {companies.slice(0, named).map((company) => (
          <li key={company.id}>
            {company.name}
            <IconButton
              size="sm"
              label={texts.remove(company.name)}
              icon={<XIcon aria-hidden="true" />}
              onClick={() => {
                onRemove(company);
                // The pressed button is gone: the keyboard goes on beside it, as long as there is a list.
                if (companies.length > 1) change.current?.focus();
              }}
            />
          </li>
        ))}
        {rest > 0 && (
          <li>
            <Button size="sm" variant="ghost" onClick={onChange}>
              {texts.more(formatNumber(rest))}
            </Button>
          </li>
        )}
      </ul>
      {error && (
        <Alert tone="danger">
          <span id={errorId}>{error}</span>
        </Alert>
      )}
    </Root>
  );
}

const { color, space } = theme;

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[6]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.border.subtle};

  & > div:first-child { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space[4]}; }
  & > div:first-child > b { font-weight: 550; font-variant-numeric: tabular-nums; }
  & > ul { display: flex; flex-wrap: wrap; gap: ${space[3]}; margin: 0; padding: 0; list-style: none; }
  & > ul > li { display: inline-flex; align-items: center; max-width: 100%; overflow-wrap: anywhere; }
  & > ul > li:has(> button[aria-label]) {
    padding-inline-start: ${space[4]};
    border-radius: ${theme.radius.sm};
    background: ${color.bg.pressed};
    ${text('label')}
  }
`;
