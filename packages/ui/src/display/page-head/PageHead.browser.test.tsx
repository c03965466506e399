import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../button/Button';
import { UiRoot } from '../../root/UiRoot';
import { PageHead } from './PageHead';

it('keeps the words of its main action whole, in a line of its own where the others leave no room', async () => {
  render(
    <UiRoot>
      <PageHead
        title="Belgeler"
        actions={
          <>
            <Button>Başvuruya dön</Button>
            <Button>Kararları kaydet</Button>
            <Button variant="primary">2 belgeyi geri gönder</Button>
          </>
        }
      />
    </UiRoot>,
  );
  const main = screen.getByRole('button', { name: '2 belgeyi geri gönder' });
  for (let width = 480; width >= 320; width -= 20) {
    await page.viewport(width, 700);
    expect(main.scrollWidth, `${width} px`).toBeLessThanOrEqual(main.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
