import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { period } from '../testing/client';
import { Form, minutes, note, saving } from '../testing/form';
import { toValues } from '../testing/PeriodForm';
import { renderKit } from '../testing/render';
import { useFormValues, useFormView } from './useFormValues';

type Values = ReturnType<typeof toValues>;

const rendered = vi.fn();
const isLong = ({ timePeriod }: Values) => (timePeriod ?? 0) > 30;

function Picked() {
  const long = useFormValues(isLong);
  rendered(long);
  return <p>{long ? 'uzun' : 'kısa'}</p>;
}

/** Answers a new object at each look. */
const both = ({ timePeriod, active }: Values) => ({ timePeriod, active });
function Both() {
  const picked = useFormValues(both);
  rendered(picked);
  return <p>{JSON.stringify(picked)}</p>;
}

function Shown() {
  return <p>gösterilen {useFormView<Values>().note}</p>;
}

const open = (children: ReactNode) => {
  const form = (props = {}) => <Form {...props}>{children}</Form>;
  const page = renderKit(form(), { client: saving() });
  rendered.mockClear();
  return { ...page, read: (props: object) => page.update(form(props)) };
};

describe('useFormValues', () => {
  it('renders only when what was picked is another', async () => {
    const { user } = open(<Picked />);
    await user.type(note(), 'abc');
    await user.type(minutes(), '{Backspace}6');
    expect(rendered).not.toHaveBeenCalled();
    await user.type(minutes(), '0');
    expect(screen.getByText('uzun')).toBeTruthy();
    expect(rendered.mock.calls).toEqual([[true]]);
  });

  it('takes what has the same content for the same', async () => {
    const { user } = open(<Both />);
    await user.type(note(), 'abc');
    expect(rendered).not.toHaveBeenCalled();
    await user.click(screen.getByRole('switch', { name: 'Aktif' }));
    expect(screen.getByText('{"timePeriod":5,"active":false}')).toBeTruthy();
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('follows a record that was read again', async () => {
    const { read } = open(<Picked />);
    read({ initial: toValues(period(1, 45)), version: 2 });
    expect(await screen.findByText('uzun')).toBeTruthy();
  });
});

describe('useFormView', () => {
  it('shows the same values, a moment later at most', async () => {
    const { user } = open(<Shown />);
    await user.type(note(), 'sade');
    await waitFor(() => expect(screen.getByText('gösterilen sade')).toBeTruthy());
  });
});
