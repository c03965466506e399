import { onboardingEntries } from '@telve/api';
import { expectNoAxeViolations, onboarding } from '@telve/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OnboardingAddPage } from './OnboardingAddPage';
import { OnboardingEditPage } from './OnboardingEditPage';
import {
  addressOf,
  animationFile,
  animationText,
  nested,
  repeated,
  undrawable,
  withExpression,
  withPicture,
} from './testing/animations';
import { choose, drawing, fileOf } from './testing/files';
import { onboardingClient } from './testing/onboardingClient';
import { openForm } from './testing/openForm';

const expression = 'Animasyon kullanılamadı: ifade (expression) içeriyor. İfadeleri kapatarak yeniden dışa aktarın.';
const edit = () => openForm(<OnboardingEditPage id={11} />);
const storing = (animation: string) => {
  const client = onboardingClient({ rows: [onboarding({ imgUrl: drawing, animationUrl: addressOf(animation) })] });
  return openForm(<OnboardingEditPage id={11} />, { client });
};
const calm = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches }) as MediaQueryList);

/** What is drawn of the animation: each frame of it fades its circle. */
const drawnIn = (stage: HTMLElement) => stage.querySelector('figure svg')?.outerHTML;
/** A player that plays would draw in each of these. */
const frames = async () => {
  for (const _ of [1, 2, 3, 4, 5]) await new Promise(requestAnimationFrame);
};

afterEach(() => vi.restoreAllMocks());

describe('choosing an animation', () => {
  it.each([
    ['code', withExpression(), expression],
    ['a picture from elsewhere', withPicture(), /dışarıdan dosya istiyor/],
    ['100,000 brackets', nested(100_000), /çok derin iç içe/],
    ['a circle a million times', repeated(), /çok fazla şekil çizdiriyor/],
    ['no animation', '{}', /bir Lottie animasyonu değil/],
    ['a picture’s bytes', '\u0089PNG', /bir Lottie animasyonu değil/],
  ])('with %s is refused at the field, and stays in sight under the stored one (CONB-23)', async (_, text, words) => {
    const { animation, press, faults, client } = await edit();
    choose('Animasyon', animationFile(text, 'konfeti.json'));
    expect(await animation().findByText(words)).toBeDefined();
    expect(animation().getByText('konfeti.json')).toBeDefined();
    expect(animation().getByText('Kayıtlı animasyon.json')).toBeDefined();
    await press('Güncelle');
    expect((await faults()).getByText(words)).toBeDefined();
    expect(client.inputsOf(onboardingEntries.update)).toEqual([]);
    expect('telveRan' in window).toBe(false);
  });

  it('refuses what is no JSON, and what is too big (CONB-23)', async () => {
    const { animation } = await edit();
    choose('Animasyon', fileOf(10, 'kahve.png', 'image/png'));
    await animation().findByText('Animasyon bir JSON dosyası olmalıdır.');
    choose('Animasyon', fileOf(1_000_001, 'buyuk.json', 'application/json'));
    await animation().findByText(/Animasyon en fazla 1 MB olabilir\./);
  });

  it('goes on with the stored one when the refused one is taken away, and the form can be saved', async () => {
    const { animation, press, put, client } = await edit();
    choose('Animasyon', animationFile(withExpression(), 'konfeti.json'));
    await animation().findByText(expression);
    await press('Kaldır: konfeti.json');
    await waitFor(() => expect(animation().queryByText(expression)).toBeNull());
    expect(animation().getByText('Kayıtlı animasyon.json')).toBeDefined();
    await put(/^Başlık/, 'Yeni ad');
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    expect(client.inputsOf(onboardingEntries.update)[0]).not.toHaveProperty('animation');
  });

  it('sends a good one, and says what it is and that it was looked into (CONB-12)', async () => {
    const { animation, press, client } = await edit();
    const file = animationFile();
    choose('Animasyon', file);
    await animation().findByText(/Lottie 5\.12 · 2,4 sn/);
    expect(screen.getByText('Kod, dış görsel ve ifade içermediği denetlendi.')).toBeDefined();
    await press('Güncelle');
    await screen.findByText('Başarıyla güncellendi.');
    expect(client.inputsOf(onboardingEntries.update)).toMatchObject([{ animation: file }]);
  });
});

describe('the preview', () => {
  it('plays the stored animation with the time, and can be paused and played', async () => {
    const { press, phone } = await edit();
    await screen.findByRole('button', { name: 'Animasyonu duraklat' });
    const stage = await phone();
    expect(stage.querySelector('figure svg path')).not.toBeNull();
    await screen.findByText(/^\d,\d \/ 2,4 sn$/);
    await press('Animasyonu duraklat');
    const time = screen.getByText(/ \/ 2,4 sn$/).textContent;
    const drawn = drawnIn(stage);
    await frames();
    expect([drawnIn(stage), screen.getByText(/ \/ 2,4 sn$/).textContent]).toEqual([drawn, time]);
    await press('Animasyonu oynat');
    await waitFor(() => expect(screen.getByText(/ \/ 2,4 sn$/).textContent).not.toBe(time));
  });

  it('does not play by itself for somebody who asks for less motion', async () => {
    calm(true);
    const { phone } = await edit();
    await screen.findByRole('button', { name: 'Animasyonu oynat' });
    const stage = await phone();
    const drawn = drawnIn(stage);
    await frames();
    expect(drawnIn(stage)).toBe(drawn);
    expect(screen.getByText('0,0 / 2,4 sn')).toBeDefined();
  });

  it.each(['sh', 'el'] as const)(
    'shows the image and says so where the animation cannot be drawn, %s; the form can be saved (CONB-21)',
    async (kind) => {
      const { phone, put, press, container } = await storing(undrawable(kind));
      await screen.findByText(
        'Animasyon burada oynatılamadı. Ekranı yine de kaydedebilirsiniz.',
        {},
        { timeout: 6_000 },
      );
      expect((await phone()).querySelector('img')?.src).toBe(drawing);
      await expectNoAxeViolations(container);
      await put(/^Başlık/, 'Yeni ad');
      await press('Güncelle');
      await screen.findByText('Başarıyla güncellendi.');
    },
  );

  it('never plays a stored animation that holds code', async () => {
    await storing(withExpression());
    await screen.findByText(/^Animasyon burada oynatılamadı/);
    expect('telveRan' in window).toBe(false);
  });

  it('shows what is typed and chosen, and leaves nothing behind when it goes', async () => {
    const { put, phone, fill, unmount } = await openForm(<OnboardingAddPage />);
    const stage = await phone();
    expect(stage.textContent).toContain('Görsel ya da animasyon seçince burada görünür.');
    await fill();
    await put(/^Link(?! metni)/, '/kampanyalar');
    await put(/^Link metni/, 'Kampanyalara bak');
    expect(stage.textContent).toContain('Her gün bir kahve');
    expect(stage.textContent).toContain('Kampanyalara bak');
    choose('Animasyon', animationFile(animationText({ op: 30 })));
    await screen.findByText(/ \/ 1,0 sn$/);
    const drawn = stage.querySelector('figure svg');
    expect(stage.querySelector('a, button')).toBeNull();
    unmount();
    expect(drawn?.isConnected).toBe(false);
  });
});
