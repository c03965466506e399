import { useTexts } from '@telve/kit';
import { CheckIcon, VisuallyHidden } from '@telve/ui';
import { styled } from 'styled-components';
import { authTexts } from '../texts';
import { type PasswordValues, passwordChecks } from './errors';

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: -8px 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--_t-text-caption-size);
  line-height: var(--_t-text-caption-line);
  color: var(--_t-color-text-secondary);

  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  li[data-met='true'] {
    color: var(--_t-color-success-text);
  }
  svg,
  i {
    flex: none;
    width: 14px;
    height: 14px;
  }
  i {
    border: 1px solid var(--_t-color-border-strong);
    border-radius: 50%;
  }
  svg {
    color: var(--_t-color-success-icon);
  }
`;

/** The rules of a new password, ticking while it is typed. */
export const PasswordRules = ({ values, minimum }: { values: PasswordValues; minimum: number }) => {
  const texts = useTexts(authTexts);
  const checks = passwordChecks(values, minimum);
  const rules = [
    { met: checks.length, text: texts.ruleLength(minimum) },
    { met: checks.different, text: texts.ruleDifferent },
    { met: checks.match, text: texts.ruleMatch },
  ];
  return (
    <List aria-label={texts.rulesTitle}>
      {rules.map(({ met, text }) => (
        <li key={text} data-met={met}>
          {met ? <CheckIcon aria-hidden="true" /> : <i aria-hidden="true" />}
          {text}
          <VisuallyHidden>{met ? texts.ruleMet : texts.ruleOpen}</VisuallyHidden>
        </li>
      ))}
    </List>
  );
};
