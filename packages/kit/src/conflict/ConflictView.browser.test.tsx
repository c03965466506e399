import { type FieldError, timePeriodEntries } from '@telve/api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EntityForm } from '../forms/EntityForm';
import { FormSaveBar } from '../forms/FormSaveBar';
import { FormSwitch } from '../forms/fields/FormSwitch';
import { FormTextField } from '../forms/fields/FormTextField';
import { axeFaults } from '../testing/axe';
import { refuse, type TestClient, testClient } from '../testing/client';
import { renderKit } from '../testing/render';

const { update } = timePeriodEntries;

interface Values {
  address: string;
  phone: string;
  open: boolean;
}

const read: Values = { address: 'Sakız Gülü Sok. No: 18', phone: '5419023300', open: true };
const stored = { address: 'Sakız Gülü Sok. No: 18 (köşe dükkân)', phone: '5419023315', open: true, version: 4 };
const labels = { address: 'Adres', phone: 'Yetkili telefonu', open: 'Açık' };
const conflict = { toValues: ({ version: _, ...values }: typeof stored) => values };

const refuseWith = (current: object) =>
  refuse('version_conflict', {
    status: 409,
    payload: { current, changedBy: 'Mert Karakoç', changedAt: '2026-11-27T15:46:00Z' },
  });
const refusing = () =>
  testClient().on(
    update as never,
    ((input: { version: number }) => input.version === 4 || refuseWith(stored)) as never,
  );

function Form({ further }: { further?: (values: Values) => FieldError[] }) {
  return (
    <EntityForm
      entry={update as never}
      rules={() => Promise.resolve({ input: { validateSync: () => {} } } as never)}
      initial={read}
      version={1}
      toInput={(values: Values) => values}
      {...(further && { further })}
      labels={labels}
      conflict={conflict as never}
      title="Kırık Fincan Moda"
    >
      <h2>Mağaza bilgileri</h2>
      <FormTextField name="address" />
      <FormTextField name="phone" />
      <FormSwitch name="open" />
      <FormSaveBar />
    </EntityForm>
  );
}

const open = async (client: TestClient = refusing(), form = <Form />) => {
  const view = renderKit(form, { client });
  await view.user.type(screen.getByRole('textbox', { name: 'Adres' }), '/A');
  await view.user.click(screen.getByRole('switch'));
  await view.user.click(screen.getByRole('button', { name: 'Güncelle' }));
  await screen.findByText('İkinizin de değiştirdiği alanlar');
  return view;
};
const group = () => screen.getByRole('radiogroup', { name: /Adres/ });
const save = () => screen.getByRole('button', { name: 'Birleştir ve kaydet' }) as HTMLButtonElement;

describe('ConflictView', () => {
  it('asks only about what both changed, with nothing chosen, and merges the rest', async () => {
    await open();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    expect(
      within(group())
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([false, false]);
    expect(save().disabled).toBe(true);
    const heading = screen.getByRole('heading', { name: 'Değişiklikleri karşılaştır' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Kalan: Adres')).toBeTruthy();
    expect(screen.getByText('Mert Karakoç 27.11.2026 18:46’da kaydetti')).toBeTruthy();
    expect(screen.getByText(/^Siz .+ açmıştınız\. İkinizin de değiştirdiği 1 alan var/)).toBeTruthy();
    expect(screen.getByText('Mert’in')).toBeTruthy();
    expect(screen.getByText('5419023300 yerine 5419023315')).toBeTruthy();
    expect(screen.getByText('Açık yerine Kapalı')).toBeTruthy();
  });

  it('marks only the words that differ', async () => {
    await open();
    expect([...group().querySelectorAll('mark')].map((mark) => mark.textContent?.trim())).toEqual([
      '18/A',
      '18 (köşe dükkân)',
    ]);
  });

  it('saves the chosen and merged values over the stored version', async () => {
    const { client, user } = await open();
    await user.click(within(group()).getByRole('radio', { name: /Sizin yazdığınız/ }));
    await user.click(save());
    expect(await screen.findByText('Güncelleme işlemi başarılıdır')).toBeTruthy();
    expect(client.inputs(update).at(-1)).toEqual({
      address: 'Sakız Gülü Sok. No: 18/A',
      phone: '5419023315',
      open: false,
      version: 4,
    });
    expect((screen.getByRole('textbox', { name: 'Yetkili telefonu' }) as HTMLInputElement).value).toBe('5419023315');
  });

  it('lets a merged value be turned round', async () => {
    const { client, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Yetkili telefonu için diğer değeri seç' }));
    await user.click(screen.getByRole('button', { name: 'Hep Mert’inki' }));
    await user.click(save());
    await waitFor(() =>
      expect(client.inputs(update).at(-1)).toEqual({
        address: stored.address,
        phone: read.phone,
        open: false,
        version: 4,
      }),
    );
  });

  it('starts anew when somebody saves again meanwhile: nothing chosen before counts', async () => {
    const later = { ...stored, address: 'Başka Sok. No: 1', version: 5 };
    const client = refusing();
    const { user } = await open(client);
    await user.click(within(group()).getByRole('radio', { name: /Sizin yazdığınız/ }));
    client.on(update as never, (() => refuseWith(later)) as never);
    await user.click(save());
    await waitFor(() => expect(group().textContent).toContain('Başka'));
    expect(
      within(group())
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([false, false]);
    expect(save().disabled).toBe(true);
  });

  it('makes room for the form where the merged values are faulty together, and sends nothing', async () => {
    const shut = ({ open: isOpen, phone }: Values) =>
      !isOpen && phone === stored.phone ? [{ field: 'phone', code: 'required' }] : [];
    const { client, user } = await open(refusing(), <Form further={shut} />);
    await user.click(within(group()).getByRole('radio', { name: /Sizin yazdığınız/ }));
    await user.click(save());
    await user.click(await screen.findByRole('link', { name: /Yetkili telefonu alanı zorunludur/ }));
    const phone = screen.getByRole('textbox', { name: 'Yetkili telefonu' }) as HTMLInputElement;
    await waitFor(() => expect(document.activeElement).toBe(phone));
    expect(phone.value).toBe('5419023315');
    expect(client.inputs(update)).toHaveLength(1);
  });

  it('leads back to the form with everything that was typed', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Forma dön' }));
    const address = screen.getByRole('textbox', { name: 'Adres' }) as HTMLInputElement;
    expect(address.value).toBe('Sakız Gülü Sok. No: 18/A');
    expect(document.activeElement).toBe(address);
  });

  it('leads back to the heading of the form when both changed no field', async () => {
    const client = testClient().on(update as never, (() => refuseWith({ ...stored, address: read.address })) as never);
    const { user } = renderKit(<Form />, { client });
    await user.type(screen.getByRole('textbox', { name: 'Adres' }), '/A');
    await user.click(screen.getByRole('button', { name: 'Güncelle' }));
    await user.click(await screen.findByRole('button', { name: 'Forma dön' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mağaza bilgileri' }));
  });

  it('has no axe violation', async () => {
    const { container } = await open();
    expect(await axeFaults(container)).toEqual([]);
  });
});
