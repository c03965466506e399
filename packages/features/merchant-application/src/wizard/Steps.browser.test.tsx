import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, filledApplication, filledFields, withDocuments } from '../testing/application';
import { button, field, openWizard, stepper, title } from '../testing/wizard';

const names = [
  'Şirket bilgileri',
  'Banka bilgileri',
  'Kullanıcı bilgileri',
  'Mağaza bilgileri',
  'Belge yükleme',
  'Başvuru onayı',
];
const company = { 'Firma sahibi': 'Elif Tandoğmuş', 'Ticari unvan': 'Kırık Fincan', 'Şirket e-postası': 'a@b.example' };

it('has the six steps 01 to 06 in this order and starts with the first (WIZ-01, WIZ-03)', async () => {
  openWizard();
  await title('Şirket bilgileri');
  const items = stepper().getAllByRole('listitem');
  expect(items.map((item) => names.find((name) => item.textContent?.includes(name)))).toEqual(names);
  expect(items.map((item) => /0[1-6]/.exec(item.textContent ?? '')?.[0])).toEqual(['01', '02', '03', '04', '05', '06']);
});

it('opens steps at or before the furthest one and no later one (WIZ-04)', async () => {
  const { press } = openWizard({ start: application(filledFields) });
  await title('Şirket bilgileri');
  expect(stepper().queryByRole('button', { name: /Banka bilgileri/ })).toBeNull();
  await press('Devam Et');
  await title('Banka bilgileri');
  await press('Devam Et');
  await title('Kullanıcı bilgileri');
  await press(/Şirket bilgileri/);
  await title('Şirket bilgileri');
  await press(/Kullanıcı bilgileri/);
  await title('Kullanıcı bilgileri');
  expect(stepper().queryByRole('button', { name: /Belge yükleme/ })).toBeNull();
});

it('names the button “Devam Et” on steps 1 to 4 and “Tamamla” on step 5 (WIZ-05, WIZ-06)', async () => {
  const { press } = openWizard({ start: filledApplication() });
  for (const name of names.slice(0, 4)) {
    await title(name);
    expect(screen.queryByRole('button', { name: 'Tamamla' })).toBeNull();
    await press('Devam Et');
  }
  await title('Belge yükleme');
  expect(screen.queryByRole('button', { name: 'Devam Et' })).toBeNull();
  await press('Tamamla');
  await title('Başvuru onayı');
});

describe('a step is complete', () => {
  it.each(Object.keys(company))('with %s in the company step (WIZ-07)', async (missing) => {
    const { press, fill } = openWizard();
    await title('Şirket bilgileri');
    await fill({ ...company, [missing]: '' });
    await press('Devam Et');
    await waitFor(() => expect(document.activeElement).toBe(field(missing)));
    expect(field(missing).getAttribute('aria-invalid')).toBe('true');
    await fill({ [missing]: company[missing as keyof typeof company] });
    await press('Devam Et');
    await title('Banka bilgileri');
  });

  it.each([
    ['IBAN', { iban: '', bankName: '' }, 'Banka bilgileri', /^IBAN/],
    ['account name', { accountName: '' }, 'Banka bilgileri', /Hesap adı/],
    ['person', { authorizedPerson: '' }, 'Kullanıcı bilgileri', /Yetkili adı soyadı/],
    ['title', { authorizedPersonTitle: '' }, 'Kullanıcı bilgileri', /Unvanı/],
    ['mail', { authorizedPersonMail: '' }, 'Kullanıcı bilgileri', /E-posta/],
    ['store name', { storeName: '' }, 'Mağaza bilgileri', /Mağaza adı/],
    ['store address', { storeAddress: '' }, 'Mağaza bilgileri', /Mağaza adresi/],
  ])(
    'with its %s, which has the focus when it is missing (WIZ-08, WIZ-09, WIZ-10)',
    async (_what, lacks, step, name) => {
      const { press } = openWizard({ start: filledApplication(lacks) });
      await title('Şirket bilgileri');
      while (!screen.queryByRole('heading', { level: 2, name: step })) {
        const shown = screen.getByRole('heading', { level: 2 }).textContent;
        await press('Devam Et');
        await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(shown));
      }
      await press('Devam Et');
      await waitFor(() => expect(document.activeElement).toBe(field(name)));
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(step);
    },
  );

  it.each([
    ['cup size', { coffeeSizeType: [] }, 'Küçük'],
    ['milk type', { milkType: [] }, 'Sütsüz'],
  ])('with at least one %s; no-milk alone is enough (WIZ-10, D-49)', async (_what, lacks, choice) => {
    const { press, user } = openWizard({ start: filledApplication(lacks), navigation: 'step=store' });
    await title('Mağaza bilgileri');
    await press('Devam Et');
    const box = await screen.findByRole('checkbox', { name: new RegExp(choice) });
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('checkbox'));
    await user.click(box);
    await press('Devam Et');
    await title('Belge yükleme');
  });

  it('with all five documents, stored ones included (WIZ-11, WIZ-56)', async () => {
    const { documents = [] } = withDocuments();
    const { press, putAll } = openWizard({
      start: filledApplication({ ...withDocuments(documents.slice(0, 4)), contractUrl: null }),
      navigation: 'step=documents',
    });
    await title('Belge yükleme');
    expect(screen.getByText('5 belgeden 4 tanesi hazır')).toBeTruthy();
    await press('Tamamla');
    const contract = screen.getByRole('group', { name: 'Sözleşme' });
    await waitFor(() => expect(contract.contains(document.activeElement)).toBe(true));
    expect(screen.getAllByText('Dosya gereklidir.')).toHaveLength(1);
    await putAll();
    await press('Tamamla');
    await title('Başvuru onayı');
  });
});

describe('moving', () => {
  it('puts the focus on the title of the step (WIZ-04)', async () => {
    const { press } = openWizard({ start: application(filledFields) });
    await title('Şirket bilgileri');
    await press('Devam Et');
    const heading = await title('Banka bilgileri');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('goes one step back with the browser’s Back and keeps what was typed', async () => {
    const { press, fill, navigation } = openWizard({ start: application(filledFields) });
    await title('Şirket bilgileri');
    await press('Devam Et');
    await title('Banka bilgileri');
    await fill({ 'Hesap adı': 'Bambaşka' });
    await press('Devam Et');
    await title('Kullanıcı bilgileri');
    navigation.back();
    await title('Banka bilgileri');
    expect(field(/Hesap adı/).value).toBe('Bambaşka');
    navigation.back();
    await title('Şirket bilgileri');
  });

  it('shows the step of the address when it may be opened, and else puts the furthest into it (WIZ-04)', async () => {
    const { navigation } = openWizard({ start: application(), navigation: 'step=documents' });
    await title('Şirket bilgileri');
    await waitFor(() => expect(navigation.query()).toBe('step=company'));
    expect(navigation.history()).toHaveLength(1);
  });

  it('goes on with Enter in a field', async () => {
    const { user } = openWizard({ start: application(filledFields) });
    await title('Şirket bilgileri');
    await user.type(field(/Firma sahibi/), '{Enter}');
    await title('Banka bilgileri');
  });

  it('shows the step that an embedder holds, and asks it for another', async () => {
    const asked: string[] = [];
    const { press } = openWizard({
      start: application(filledFields),
      step: 'bank',
      onStepChange: (next) => asked.push(next),
      navigation: null,
    });
    await title('Banka bilgileri');
    await press('Devam Et');
    await waitFor(() => expect(asked).toEqual(['person']));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Banka bilgileri');
  });

  it('holds the step itself where the host lends no address', async () => {
    const { press } = openWizard({ start: application(filledFields), navigation: null });
    await title('Şirket bilgileri');
    await press('Devam Et');
    await title('Banka bilgileri');
    await press('Geri');
    await title('Şirket bilgileri');
  });

  it('asks before leaving once something was typed', async () => {
    const { fill, navigation } = openWizard();
    await title('Şirket bilgileri');
    await fill({ 'Firma sahibi': 'Elif' });
    await waitFor(() => expect(navigation.asks.size).toBe(1));
    const [answer] = [...navigation.asks].map((ask) => ask());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Başvuru bilgileri');
    await within(dialog).findAllByRole('button');
    await screen.findByRole('alertdialog');
    within(dialog).getAllByRole('button')[0]?.click();
    await answer;
    expect(button('Devam Et')).toBeTruthy();
  });
});
