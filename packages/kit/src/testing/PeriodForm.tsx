import { timePeriodEntries } from '@telve/api';
import { EntityForm } from '../forms/EntityForm';
import { FormSaveBar } from '../forms/FormSaveBar';
import { FormNumberField } from '../forms/fields/FormNumberField';
import { FormSwitch } from '../forms/fields/FormSwitch';
import { FormTextField } from '../forms/fields/FormTextField';
import type { EntityFormProps } from '../forms/types';
import { period } from './client';

interface Values {
  timePeriod: number | null;
  active: boolean;
  note: string;
}

export const toValues = ({ timePeriod, active }: { timePeriod: number; active: boolean }): Values => ({
  timePeriod,
  active,
  note: '',
});

const toInput = ({ timePeriod, active }: Values) => ({
  id: 1,
  timePeriod: timePeriod ?? (undefined as unknown as number),
  active,
});

export type PeriodFormProps = Partial<EntityFormProps<Values, ReturnType<typeof toInput>, boolean>>;

/** A form as a feature makes it, over a time period, with a note that the call does not take. */
export function PeriodForm({ children, ...props }: PeriodFormProps) {
  return (
    <EntityForm
      entry={timePeriodEntries.update as never}
      rules={() => import('@telve/api/rules/time-periods').then((module) => module.timePeriodRules.update as never)}
      initial={toValues(period(1))}
      version={1}
      toInput={toInput}
      labels={{ timePeriod: 'Dakika', active: 'Aktif', note: 'Not' }}
      codeFields={{ time_period_already_exists: 'timePeriod' }}
      errorTexts={{ time_period_already_exists: 'Bu süre zaten kayıtlı.' }}
      conflict={{ toValues }}
      title="Sipariş süresi"
      {...props}
    >
      <FormNumberField name="timePeriod" />
      <FormSwitch name="active" />
      <FormTextField name="note" optional />
      {children}
      <FormSaveBar />
    </EntityForm>
  );
}
