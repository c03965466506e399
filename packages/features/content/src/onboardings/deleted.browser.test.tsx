import { onboardingEntries } from '@telve/api';
import { expectNoAxeViolations } from '@telve/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OnboardingEditPage } from './OnboardingEditPage';
import { animationFile, animationText } from './testing/animations';
import { choose } from './testing/files';
import { openForm } from './testing/openForm';

/** A form with a new title and a new animation, whose screen somebody else deletes before it is saved. */
const openDeleted = async () => {
  const opened = await openForm(<OnboardingEditPage id={11} />);
  const { client, put, press } = opened;
  await put(/^Başlık/, 'Yeni ad');
  choose('Animasyon', animationFile(animationText(), 'konfeti.json'));
  await opened.animation().findByText('konfeti.json');
  await client.call(onboardingEntries.remove, { id: 11 });
  await press('Güncelle');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Ekran siz bakarken silindi' }));
  return { ...opened, asked };
};

describe('a consumer screen that somebody else deleted meanwhile', () => {
  it('says so, keeps what was typed, and is no more to be saved or deleted', async () => {
    const { asked, user, field, press, client, container } = await openDeleted();
    await user.click(asked.getByRole('button', { name: 'Formda kal' }));
    expect(field(/^Başlık/).value).toBe('Yeni ad');
    expect(screen.queryByRole('button', { name: 'Sil' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Güncelle' }).disabled).toBe(true);
    await user.click(field(/^Başlık/));
    await user.keyboard('{Control>}s{/Control}');
    expect(client.inputsOf(onboardingEntries.update)).toHaveLength(1);
    await expectNoAxeViolations(container);
    await press('Yeni ekran olarak ekle');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Karşılama ekranı ekle' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(field(/^Başlık/).value).toBe('Yeni ad');
  });

  it('goes on as a new one, with the files that were chosen and without those that were stored', async () => {
    const { asked, user, client, image, animation, press } = await openDeleted();
    await user.click(asked.getByRole('button', { name: 'Yeni ekran olarak ekle' }));
    await screen.findByRole('heading', { level: 1, name: 'Karşılama ekranı ekle' });
    expect(animation().getByText('konfeti.json')).toBeDefined();
    expect(image().getByText('Görsel ekle')).toBeDefined();
    await press('Ekle');
    await waitFor(() => expect(client.inputsOf(onboardingEntries.create)).toHaveLength(1));
    const [sent] = client.inputsOf(onboardingEntries.create);
    expect(sent).toMatchObject({ title: 'Yeni ad', ordering: 1, animation: { name: 'konfeti.json' } });
    expect(sent).not.toHaveProperty('img');
  });
});
