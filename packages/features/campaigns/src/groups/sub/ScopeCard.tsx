import { useTexts } from '@telve/kit';
import { Card, SettingRow, Switch, VisuallyHidden } from '@telve/ui';
import { lazy, Suspense } from 'react';
import { campaignGroupTexts } from '../texts';
import { ChosenCompanies } from './ChosenCompanies';
import { type ScopeProps, useScope } from './useScope';

const PickCompanies = lazy(() => import('../pick/PickCompanies').then((module) => ({ default: module.PickCompanies })));

/** Whether the campaign is made once, or for each of the chosen companies (GRP-10, GRP-13, GRP-14). */
export function ScopeCard(props: ScopeProps) {
  const texts = useTexts(campaignGroupTexts).sub;
  const scope = useScope(props);
  return (
    <Card title={texts.scope}>
      <SettingRow
        title={texts.mass}
        description={texts.massText}
        control={
          <Switch
            checked={props.mass}
            onChange={scope.switchTo}
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
          onChange={scope.pick}
          onRemove={scope.remove}
        />
      )}
      {scope.isPicking && (
        <Suspense fallback={null}>
          <PickCompanies chosen={scope.companies} onUse={scope.use} onClose={scope.close} />
        </Suspense>
      )}
    </Card>
  );
}
