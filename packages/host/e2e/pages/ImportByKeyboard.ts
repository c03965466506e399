import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../support/keyboard';

/** A file as it is put into the browser's own choice. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The import of a list without a mouse; after every step the dialog stands in the window and the page does not scroll sideways. */
export class ImportByKeyboard {
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    title: string,
  ) {
    // The title tells the outcome in the end.
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('list', { name: 'İçe aktarma adımları' }) });
    this.title = page.getByRole('dialog', { name: title });
  }

  private readonly title: Locator;

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** From the list's button to what was read of the file. */
  async open(file: ChosenFile): Promise<void> {
    await press(this.page, this.page.getByRole('main').getByRole('button', { name: 'İçe aktar', exact: true }));
    await expect(this.title).toBeVisible();
    const opened = this.page.waitForEvent('filechooser');
    await press(this.page, this.dialog.getByRole('button', { name: /Dosyayı buraya bırakın/ }));
    await (await opened).setFiles(file);
    await press(this.page, this.button('İçe aktar'));
    await this.isAt('Kontrol');
  }

  async isAt(step: string): Promise<void> {
    await expect(this.dialog.locator('[aria-current="step"]')).toContainText(step);
    await expect(this.dialog.locator('[data-dialog-title]')).toBeFocused();
    await this.expectInWindow();
  }

  async expectInWindow(): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    const box = await this.dialog.boundingBox();
    expect(box && [box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual(
      Array(4).fill(true),
    );
    const overflow = await this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, 'the page scrolls sideways').toBe(0);
  }

  async press(name: string): Promise<void> {
    await press(this.page, this.button(name));
  }

  /** Figure of a count of the result. */
  count(name: string): Locator {
    return this.dialog.locator('dl > div').filter({ hasText: name }).getByRole('definition');
  }

  /** Presses what saves a file and reads it. */
  async save(control: Locator): Promise<{ name: string; text: string }> {
    const started = this.page.waitForEvent('download');
    await press(this.page, control);
    const file = await started;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  }

  async isDone(): Promise<void> {
    await this.isAt('Sonuç');
    await expect(this.dialog.getByText('Dosya başarıyla yüklenmiştir')).toBeVisible();
  }

  async close(): Promise<void> {
    await this.press('Tamam');
    await expect(this.dialog).toHaveCount(0);
  }

  /** A whole import of a file with nothing wrong. */
  async take(file: ChosenFile): Promise<void> {
    await this.open(file);
    await this.press('Devam et');
    await this.isDone();
  }
}
