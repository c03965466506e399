import { timePeriodEntries } from '@telve/api';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testClient } from '../testing/client';
import { renderKit } from '../testing/render';
import { EntityForm } from './EntityForm';
import { FormSaveBar } from './FormSaveBar';
import { FormNumberField } from './fields/FormNumberField';

// The events come from the browser itself: React needs no act() and would warn about each one.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

const { update } = timePeriodEntries;
const cancel = vi.fn();

function Form() {
  return (
    <EntityForm
      entry={update as never}
      rules={() => import('@telve/api/rules/time-periods').then((module) => module.timePeriodRules.update as never)}
      initial={{ timePeriod: 5 as number | null }}
      version={1}
      toInput={({ timePeriod }) => ({ id: 1, timePeriod, active: true })}
      labels={{ timePeriod: 'Dakika' }}
    >
      <button type="button" onClick={cancel}>
        Başka bir düğme
      </button>
      <FormNumberField name="timePeriod" />
      <FormSaveBar onCancel={cancel} />
    </EntityForm>
  );
}

// A field that is wrong and still has the focus: its message comes when the press takes the focus, and moves what is below.
beforeEach(async () => {
  await page.viewport(1440, 900);
  cancel.mockClear();
  renderKit(<Form />, { client: testClient().on(update, () => true) });
  await userEvent.fill(screen.getByRole('textbox', { name: 'Dakika' }), '99999');
});

const pressLong = (name: string) => userEvent.click(screen.getByRole('button', { name }), { delay: 80 } as never);

it('loses no press on the button that saves: the dialog names the fault (GEN-20)', async () => {
  await pressLong('Güncelle');
  expect(await screen.findByRole('alertdialog', { name: 'Lütfen alanları kontrol edin' })).toBeTruthy();
  expect(screen.getAllByText('1440 veya daha küçük olmalıdır.').length).toBeGreaterThan(0);
});

it.each(['Vazgeç', 'Başka bir düğme'])('loses no press on “%s”, and shows the message after it', async (name) => {
  await pressLong(name);
  expect(cancel).toHaveBeenCalledOnce();
  expect(await screen.findByText('1440 veya daha küçük olmalıdır.')).toBeTruthy();
});
