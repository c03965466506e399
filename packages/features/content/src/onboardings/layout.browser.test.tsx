import { onboardingEntries } from '@telve/api';
import { onboarding } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OnboardingAddPage } from './OnboardingAddPage';
import { OnboardingEditPage } from './OnboardingEditPage';
import { animationFile, withExpression } from './testing/animations';
import { choose } from './testing/files';
import { onboardingClient } from './testing/onboardingClient';
import { openForm } from './testing/openForm';

const boxOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();
const wide = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z"/></svg>',
)}`;

describe('the place of a new screen', () => {
  it('is the last', async () => {
    const { field, navigation } = await openForm(<OnboardingAddPage />);
    await waitFor(() => expect(field(/^Sıra/).value).toBe('5'));
    expect(navigation.asks.size).toBe(0);
  });

  it('is left to whoever adds it where the list cannot be read', async () => {
    const client = onboardingClient();
    client.answer(onboardingEntries.list, () => Promise.reject(new Error('unreachable')));
    const { field } = await openForm(<OnboardingAddPage />, { client });
    await waitFor(() => expect(client.inputsOf(onboardingEntries.list)).not.toEqual([]));
    expect(field(/^Sıra/).value).toBe('');
  });
});

describe('the form of a screen', () => {
  it('has the switch under its name, beside the place (CONB-03)', async () => {
    const { field } = await openForm(<OnboardingEditPage id={11} />);
    const [place, toggle] = [boxOf(field(/^Sıra/)), boxOf(screen.getByRole('switch', { name: 'Aktif' }))];
    expect(Math.abs(place.top + place.height / 2 - toggle.top - toggle.height / 2)).toBeLessThan(4);
    expect(toggle.left).toBeGreaterThan(place.right);
  });

  it('shows a stored image whole and no bigger than it is (CONB-11)', async () => {
    const client = onboardingClient({ rows: [onboarding({ imgUrl: wide })] });
    await openForm(<OnboardingEditPage id={11} />, { client });
    const picture = screen.getByRole('group', { name: 'Görsel' }).querySelector('img') as HTMLElement;
    expect(getComputedStyle(picture).objectFit).toBe('scale-down');
    expect(boxOf(picture).width).toBeLessThanOrEqual(96);
  });

  it('gives the reason for a refused animation the whole line (CONB-23)', async () => {
    const { animation } = await openForm(<OnboardingEditPage id={11} />);
    const width = () => boxOf(screen.getByRole('group', { name: 'Animasyon' })).width;
    const before = width();
    choose('Animasyon', animationFile(withExpression(), 'konfeti.json'));
    await animation().findByText(/ifade \(expression\) içeriyor/);
    expect(width()).toBeGreaterThan(1.8 * before);
  });
});
