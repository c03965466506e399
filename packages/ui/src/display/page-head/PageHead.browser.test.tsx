import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../button/Button';
import { TextField } from '../../fields/TextField';
import { UiRoot } from '../../root/UiRoot';
import { Dialog } from '../dialog/Dialog';
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

it('lends its looks to no dialog that one of its actions opens: an error in there is red', () => {
  render(
    <UiRoot>
      <PageHead
        title="İş yerleri"
        identity="Kayıtlı iş yerleri"
        actions={
          <Dialog open title="İçe aktar" onClose={() => {}}>
            <TextField label="Dosya" value="" onChange={() => {}} error="Bir dosya seçin." />
          </Dialog>
        }
      />
    </UiRoot>,
  );
  const colourOf = (text: string) => getComputedStyle(screen.getByText(text)).color;
  expect(colourOf('Bir dosya seçin.')).not.toBe(colourOf('Kayıtlı iş yerleri'));
});
