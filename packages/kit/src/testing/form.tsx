import { timePeriodEntries } from '@telve/api';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { useFormField } from '../forms/useFormField';
import { useDirtyRegistry } from '../leave/leave';
import { type TestClient, testClient } from './client';
import { PeriodForm, type PeriodFormProps } from './PeriodForm';

export const { update, create } = timePeriodEntries;

/** Called with the note at each of its renders. */
export const rendered = vi.fn();
function Watched() {
  const { value } = useFormField<string>('note');
  rendered(value);
  return null;
}

let registry: ReturnType<typeof useDirtyRegistry>;
/** What the page knows of unsaved work. */
export const guard = () => registry;
function Guard() {
  registry = useDirtyRegistry();
  return null;
}

export const Form = ({ children, ...props }: PeriodFormProps) => (
  <>
    <Guard />
    <PeriodForm {...props}>
      {children}
      <Watched />
    </PeriodForm>
  </>
);

export const saving = () => testClient().on(update, () => true);
export const minutes = () => screen.getByRole('textbox', { name: 'Dakika' }) as HTMLInputElement;
export const note = () => screen.getByRole('textbox', { name: /Not/ }) as HTMLInputElement;
export const save = () => screen.getByRole('button', { name: 'Güncelle' });
export const sent = (client: TestClient) => client.inputs(update);
