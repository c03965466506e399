import { publicApplicationEntries as calls } from '@telve/api';
import { expectNoAxeViolations, networkFault, refusal } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, codeField, consent, field, openApplication, typed } from '../testing/publicApplication';

describe('the contract text', () => {
  it('is asked for by its type and shown in plain paragraphs; the box stays as it was (APP-39)', async () => {
    const { client, user } = openApplication();
    client.answer(calls.contractContent, { title: 'Aydınlatma metni', version: 2, content: 'Bir <b>\n\nİki' });
    await user.click(button('açık rıza metni'));
    const dialog = await screen.findByRole('dialog', { name: 'Aydınlatma metni' });
    await within(dialog).findByText('Bir <b>');
    expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Bir <b>', 'İki']);
    expect(client.inputsOf(calls.contractContent)).toEqual([{ ContractType: 'ClarificationText' }]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('açık rıza metni')));
    expect(consent().checked).toBe(false);
  });

  it('that was shown is the one the consent names; unread, none is named (APP-31, D-37)', async () => {
    const { client, user, toCode, enter } = openApplication();
    client.answer(calls.contractContent, { title: 'Aydınlatma metni', version: 7, content: 'Metin' });
    await user.click(button('açık rıza metni'));
    await screen.findByText('Metin');
    await user.keyboard('{Escape}');
    await toCode();
    await enter('012345');
    await screen.findByRole('heading', { name: 'Başvurunuz alındı' });
    expect(client.inputsOf(calls.confirmOtp)).toEqual([expect.objectContaining({ contractVersion: 7 })]);
  });

  it('is asked for again when it could not be loaded', async () => {
    const { client, user } = openApplication();
    client.answer(calls.contractContent, () => Promise.reject(networkFault()));
    await user.click(button('açık rıza metni'));
    const again = await screen.findByRole('button', { name: 'Yeniden dene' });
    client.answer(calls.contractContent, { title: 'Aydınlatma metni', version: 1, content: 'Metin' });
    await user.click(again);
    await screen.findByText('Metin');
  });
});

describe('the steps', () => {
  it('are walked by keyboard alone', async () => {
    const { user } = openApplication();
    await user.tab();
    for (const [label, value] of Object.entries(typed)) {
      expect(document.activeElement).toBe(field(label));
      await user.keyboard(value);
      await user.tab();
    }
    expect(document.activeElement).toBe(consent());
    await user.keyboard(' ');
    await user.tab();
    expect(document.activeElement).toBe(button('açık rıza metni'));
    await user.tab();
    await waitFor(() => expect(button('Devam et').disabled).toBe(false));
    await user.click(field('Mağaza adı'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(codeField()));
    await user.keyboard('012345{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Başvurunuz alındı' })),
    );
  });

  it('take a pasted code with its spaces (APP-21)', async () => {
    const { toCode, user } = openApplication();
    await toCode();
    await user.click(codeField());
    await user.paste('Kodunuz: 012 345');
    expect(codeField().value).toBe('012345');
    expect(codeField().autocomplete).toBe('one-time-code');
  });

  it.each(['light', 'dark'] as const)('have no axe violation in %s', async (theme) => {
    const { client, container, toCode, enter, user } = openApplication({}, undefined, { theme, background: 'surface' });
    await user.click(field('Mağaza adı'));
    await user.tab();
    await expectNoAxeViolations(container);
    await toCode();
    await expectNoAxeViolations(container);
    client.answer(calls.confirmOtp, () => Promise.reject(refusal('invalid_otp')));
    await enter('123456');
    await screen.findByText('Lütfen doğrulama kodunu kontrol ediniz.');
    await expectNoAxeViolations(container);
    client.answer(calls.confirmOtp, true);
    await user.type(codeField(), '{End}{Backspace}0');
    await user.click(button('Onayla'));
    await screen.findByText('Başvurunuz alındı');
    await expectNoAxeViolations(container);
  });

  it('fit into 320 px', async () => {
    const { container, toCode } = openApplication();
    container.style.width = '320px';
    const fits = () => expect(container.scrollWidth).toBeLessThanOrEqual(320);
    fits();
    await toCode();
    fits();
  });
});
