import { applicationEntries } from '@telve/api';
import { deferred, expectNoAxeViolations, refusal } from '@telve/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, filledApplication } from '../testing/application';
import { button, email, openWizard, stepper, title } from '../testing/wizard';
import { wizardClient } from '../testing/wizardClient';

const nothingCanBeEdited = () => {
  for (const role of ['textbox', 'radio', 'checkbox', 'combobox']) expect(screen.queryByRole(role)).toBeNull();
  expect(document.querySelector('input')).toBeNull();
  expect(screen.queryByRole('button', { name: /Düzenle|Onayla|Devam Et|Tamamla|Geri/ })).toBeNull();
};

it('reads the application by the own e-mail (WIZ-18, WIZ-62)', async () => {
  const { client } = openWizard();
  await title('Şirket bilgileri');
  expect(client.inputsOf(applicationEntries.byEmail)).toEqual([{ email }]);
  expect(screen.getByText('Kırık Fincan Moda · Başvuru 4187')).toBeTruthy();
});

describe('in review', () => {
  it.each(['PendingApproval', 'AwaitingStoreOpening'] as const)(
    'shows %s locked on step 6, with the message that the team gets in touch (WIZ-15, WIZ-16, WIZ-17)',
    async (status) => {
      openWizard({ start: filledApplication({ status }) });
      await title('Başvurunuz inceleniyor');
      expect(screen.getByText(/Başvurunuz inceleniyor\. Ekibimiz sizinle iletişime geçecektir\./)).toBeTruthy();
      expect(stepper().queryByRole('button')).toBeNull();
      const shown = stepper().getAllByRole('listitem').at(-1);
      expect(shown?.querySelector('[aria-current="step"]') ?? shown?.closest('[aria-current="step"]')).toBeTruthy();
      nothingCanBeEdited();
      expect(screen.getByText('TR60 0006 2012 3456 7890 1234 56')).toBeTruthy();
      expect(screen.getByText('Küçük, Orta')).toBeTruthy();
    },
  );

  it('ignores a step in the address (WIZ-17)', async () => {
    openWizard({ start: filledApplication({ status: 'PendingApproval' }), navigation: 'step=company' });
    await title('Başvurunuz inceleniyor');
    nothingCanBeEdited();
  });
});

it.each([
  ['Rejected', 'Başvurunuz kabul edilmedi', 'Reddedildi'],
  ['Completed', 'Başvurunuz tamamlandı', 'Tamamlandı'],
] as const)('shows %s read-only, with its state in words (WIZ-65)', async (status, heading, badge) => {
  openWizard({ start: filledApplication({ status }) });
  await title(heading);
  expect(screen.getAllByText(badge).length).toBeGreaterThan(0);
  expect(screen.getByText('Kırık Fincan Gıda Ltd. Şti.')).toBeTruthy();
  nothingCanBeEdited();
});

it.each(['NewApplication', 'PendingPreApproval'] as const)(
  'says that %s waits for its approval before (WIZ-15)',
  async (status) => {
    openWizard({ start: application({ status }) });
    await title('Ön başvurunuz inceleniyor');
    nothingCanBeEdited();
  },
);

it('opens for PreApproved (WIZ-64)', async () => {
  openWizard();
  await title('Şirket bilgileri');
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(5);
});

it('says that there is no application (WIZ-65, D-45)', async () => {
  openWizard({ start: null });
  await screen.findByText('Başvurunuz bulunmuyor');
});

it('shows that it is loading, and can try again after a failure', async () => {
  const client = wizardClient();
  const answer = deferred<never>();
  client.answer(applicationEntries.byEmail, () => answer.promise);
  const { user } = openWizard({ client });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  answer.reject(refusal('internal_error', { status: 500 }));
  const again = await screen.findByRole('button', { name: /Yeniden dene|Tekrar dene/ });
  client.answer(applicationEntries.byEmail, application());
  await user.click(again);
  await title('Şirket bilgileri');
});

it.each(['PanelVenueUser', 'PanelReportUser'] as const)(
  'is not for %s, and reads nothing then (WIZ-02)',
  async (role) => {
    const { client } = openWizard({ roles: [role] });
    await screen.findByRole('heading');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(client.calls).toEqual([]);
  },
);

it.each(['AppliedMerchantUser', 'PanelUser'] as const)('is for %s (WIZ-02)', async (role) => {
  openWizard({ roles: [role] });
  await title('Şirket bilgileri');
});

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  it.each([
    ['company', filledApplication()],
    ['bank', filledApplication()],
    ['person', filledApplication()],
    ['store', filledApplication()],
    ['documents', filledApplication({ contractUrl: null })],
    ['approval', filledApplication()],
    ['company', filledApplication({ status: 'Rejected' })],
  ] as const)('has no accessibility violation on %s, at 1440 and 320 px', async (step, start) => {
    for (const width of [1200, 320]) {
      const holder = document.createElement('div');
      holder.style.width = `${width}px`;
      document.body.append(holder);
      const { container, unmount } = openWizard({ start, theme, navigation: `step=${step}` });
      holder.append(container);
      await screen.findByRole('heading', { level: 2 });
      await expectNoAxeViolations(container);
      expect(container.scrollWidth).toBeLessThanOrEqual(width);
      unmount();
      holder.remove();
    }
  });
});

it('keeps the buttons of a narrow step reachable: the draft’s choice stands under them', async () => {
  const holder = document.createElement('div');
  holder.style.width = '390px';
  document.body.append(holder);
  const { container } = openWizard({
    drafts: { load: async () => null, save: async () => {}, clear: async () => {} },
  });
  holder.append(container);
  await title('Şirket bilgileri');
  const choice = await screen.findByRole('checkbox', { name: /Taslağı bu bilgisayarda sakla/ });
  expect(choice.getBoundingClientRect().top).toBeGreaterThan(button('Devam Et').getBoundingClientRect().bottom);
  holder.remove();
});
