import type { Choice } from '@telve/api';
import { useTexts } from '@telve/kit';
import { Card, SettingRow, Switch, VisuallyHidden } from '@telve/ui';
import { useRef } from 'react';
import { useLate } from '../pick/useLate';
import { campaignGroupTexts } from '../texts';
import { ChosenCompanies } from './ChosenCompanies';
import { type ScopeProps, useScope } from './useScope';

const loadPicker = () => import('../pick/PickCompanies').then((module) => module.PickCompanies);

/** Whether the campaign is made once, or for each of the chosen companies (GRP-10, GRP-13, GRP-14). */
export function ScopeCard(props: ScopeProps) {
  const texts = useTexts(campaignGroupTexts).sub;
  const scope = useScope(props);
  const toggle = useRef<HTMLButtonElement>(null);
  const { Part: PickCompanies, ask } = useLate(loadPicker);
  const switchTo = async (next: boolean) => {
    if (!next || (await ask())) scope.switchTo(next);
  };
  const remove = (company: Choice) => {
    scope.remove(company);
    // With the last one the list goes, and the switch is off: the keyboard goes on there.
    if (scope.companies.length === 1) toggle.current?.focus();
  };
  const pick = async () => {
    if (await ask()) scope.pick();
  };
  return (
    <Card title={texts.scope}>
      <SettingRow
        title={texts.mass}
        description={texts.massText}
        control={
          <Switch
            inputRef={toggle}
            checked={props.mass}
            onChange={(next) => void switchTo(next)}
            label={texts.mass}
            hideLabel
            hint={<VisuallyHidden>{texts.massText}</VisuallyHidden>}
          />
        }
      />
      {props.mass && scope.companies.length > 0 && (
        <ChosenCompanies
          id={scope.id}
          companies={scope.companies}
          error={scope.error}
          onChange={() => void pick()}
          onRemove={remove}
        />
      )}
      {scope.isPicking && PickCompanies && (
        <PickCompanies chosen={scope.companies} onUse={scope.use} onClose={scope.close} />
      )}
    </Card>
  );
}
