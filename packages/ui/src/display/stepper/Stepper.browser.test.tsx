import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { UiRoot } from '../../root/UiRoot';
import { axeFaults } from '../../testing/axe';
import '../../testing/realEvents';
import { renderInRoot } from '../../testing/renderInRoot';
import { steps } from '../../testing/steps';
import { Stepper } from './Stepper';
import { InReview, Steps, WithFault } from './Stepper.stories';

const list = () => screen.getByRole('list', { name: 'Başvuru adımları' });
const names = () =>
  within(list())
    .getAllByRole('button')
    .map((button) => button.textContent);

afterEach(() => page.viewport(1440, 900));

describe('Stepper', () => {
  it('shows 01 to 06 with their states, the present one as the current step (WIZ-03)', () => {
    renderInRoot(<Stepper label="Başvuru adımları" steps={steps} current="user" onStep={() => {}} />);
    const items = within(list()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Şirket bilgileri Tamamlandı',
      'Banka bilgileri Tamamlandı',
      '03Kullanıcı bilgileri Şimdi bu adımdasınız',
      '04Mağaza bilgileri Sırada',
      '05Belge yükleme Sırada',
      '06Başvuru onayı Sırada',
    ]);
    expect(list().querySelector('[aria-current="step"]')?.textContent).toContain('Kullanıcı bilgileri');
  });

  it('opens steps up to the current one, later ones are no stop for Tab (WIZ-04)', async () => {
    const open = vi.fn();
    renderInRoot(<Stepper label="Başvuru adımları" steps={steps} current="user" onStep={open} />);
    expect(names()).toHaveLength(3);
    await userEvent.click(screen.getByText('Belge yükleme'));
    expect(open).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}{Enter}');
    expect(open.mock.calls).toEqual([['company']]);
  });

  it('keeps the reached steps open after going back (WIZ-04)', async () => {
    renderInRoot(<Steps />);
    await userEvent.click(screen.getByRole('button', { name: /Banka bilgileri/ }));
    expect(list().querySelector('[aria-current="step"]')?.textContent).toContain('Banka bilgileri');
    expect(names()).toHaveLength(5);
  });

  it('opens nothing while it is locked (WIZ-17)', () => {
    renderInRoot(<Stepper label="Başvuru adımları" steps={steps} current="approval" locked onStep={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a row of bars with position and next title in a narrow container, still to be opened', async () => {
    await page.viewport(390, 800);
    renderInRoot(<Steps />);
    expect(screen.getByText('Adım 5 / 6').checkVisibility()).toBe(true);
    expect(screen.getByText('Sırada: Başvuru onayı').checkVisibility()).toBe(true);
    const tops = within(list())
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
    const small = screen.getAllByRole('button').filter((button) => button.getBoundingClientRect().height < 24);
    expect(small).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /Şirket bilgileri/ }));
    expect(screen.getByText('Adım 1 / 6')).toBeDefined();
  });

  it('tells bars apart where colours are the system’s', async () => {
    const media = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await page.viewport(390, 800);
    await media('active');
    renderInRoot(<Steps />);
    const bars = [...list().querySelectorAll<HTMLElement>('li > :is(button, span) > :first-child')].map((bar) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(bar);
      return `${backgroundColor} ${backgroundImage}`;
    });
    expect([bars[3] === bars[4], bars[4] === bars[5], bars[3] === bars[5]]).toEqual([false, false, false]);
    await media('none');
  });

  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 320],
  ] as const)('is without axe faults, %s at %i px', async (theme, width) => {
    await page.viewport(width, 800);
    const { container } = render(
      <UiRoot theme={theme} background="surface">
        <Steps />
        <WithFault />
        <InReview />
      </UiRoot>,
    );
    expect(await axeFaults(container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});
