import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { refuse, testClient } from '../testing/client';
import { Form, minutes, note, save, saving, sent, update } from '../testing/form';
import type { PeriodFormProps } from '../testing/PeriodForm';
import { renderKit } from '../testing/render';
import { FormTextField } from './fields/FormTextField';
import { useFormMarks } from './useFormMarks';
import { useSetFormValue } from './useFormValues';

/** A note of “x” goes with a period that is off only. */
const together: PeriodFormProps['further'] = ({ note, active }) =>
  active && note === 'x' ? [{ field: 'note', code: 'required' }] : [];

function Tools() {
  const set = useSetFormValue();
  const { faulty } = useFormMarks();
  const [isShown, setShown] = useState(true);
  return (
    <>
      <p>{faulty.length} hatalı</p>
      {isShown && <FormTextField name="extra" label="Ek" />}
      <button type="button" onClick={() => setShown(!isShown)}>
        Ek alan
      </button>
      <button type="button" onClick={() => set('active', false)}>
        Kapat
      </button>
      <button type="button" onClick={() => set('timePeriod', null)}>
        Boşalt
      </button>
    </>
  );
}

const open = (props: PeriodFormProps = {}, client = saving()) => {
  const page = renderKit(
    <Form further={together} {...props}>
      <Tools />
    </Form>,
    { client },
  );
  return { ...page, press: (name: string) => page.user.click(screen.getByRole('button', { name })) };
};

const words = 'Not alanı zorunludur.';
const faulty = async (page: ReturnType<typeof open>) => {
  await page.user.type(note(), 'x');
  await page.user.tab();
  await screen.findByText(words);
};
const gone = (text = words) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

describe('a message that another field bears on', () => {
  it('goes when that other field is changed', async () => {
    const page = open();
    await faulty(page);
    await page.user.click(screen.getByRole('switch', { name: 'Aktif' }));
    await gone();
    expect(screen.getByText('0 hatalı')).toBeTruthy();
  });

  it('goes when a value is set that no input holds', async () => {
    const page = open();
    await faulty(page);
    await page.press('Kapat');
    await gone();
  });

  it('comes at no field that carries none', async () => {
    const page = open();
    await faulty(page);
    await page.press('Boşalt');
    await page.user.type(note(), 'y');
    await gone();
    expect(screen.queryByText('Dakika alanı zorunludur.')).toBeNull();
  });
});

it('rules run at no keystroke without a message, and once typing rests with one', async () => {
  const further = vi.fn(together);
  const page = open({ further });
  await page.user.type(note(), 'abcdef');
  expect(further).not.toHaveBeenCalled();
  await page.user.clear(note());
  await faulty(page);
  further.mockClear();
  await page.user.type(note(), 'abcdef');
  await gone();
  expect(further.mock.calls.length).toBeLessThan(3);
});

it('a save right after a keystroke goes by what was typed, and nothing that waited speaks later', async () => {
  const page = open();
  await faulty(page);
  await page.user.type(note(), 'y');
  await page.user.click(save());
  await waitFor(() => expect(sent(page.client)).toHaveLength(1));
  expect(screen.queryByText(words)).toBeNull();
});

describe('a message of the server’s', () => {
  const client = () =>
    testClient().on(update, () => refuse('validation_failed', { fields: [{ field: 'note', code: 'latin_letters' }] }));
  const latin = 'Yalnızca Türkçe ve Latin harfleri kullanın.';

  it('stays while other fields are changed and left, and goes with a change of its own', async () => {
    const page = open({}, client());
    await page.user.click(save());
    await page.user.keyboard('{Escape}');
    await page.user.clear(minutes());
    await page.user.tab();
    await screen.findByText('Dakika alanı zorunludur.');
    await page.user.type(minutes(), '5');
    await gone('Dakika alanı zorunludur.');
    expect(screen.getByText(latin)).toBeTruthy();
    await page.user.type(note(), 'b');
    await gone(latin);
  });
});

it('marks count what a field shows, and not what none does', async () => {
  const fields = [
    { field: 'extra', code: 'latin_letters' },
    { field: 'nowhere', code: 'latin_letters' },
  ];
  const page = open(
    {},
    testClient().on(update, () => refuse('validation_failed', { fields })),
  );
  await page.user.click(save());
  await screen.findByText('1 hatalı');
  await page.user.keyboard('{Escape}');
  await page.press('Ek alan');
  expect(screen.getByText('0 hatalı')).toBeTruthy();
  await page.press('Ek alan');
  expect(screen.getByText('1 hatalı')).toBeTruthy();
});
