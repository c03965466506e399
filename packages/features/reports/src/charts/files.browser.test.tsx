import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OrderTypeChart } from './OrderTypeChart';
import { week } from './testing/data';
import { renderDrawn, twinOf } from './testing/drawn';
import { VenueChart } from './VenueChart';

afterEach(() => vi.restoreAllMocks());

/** What the browser's downloads are given. */
const downloads = () => {
  const given: { name: string; content: Promise<Blob> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push({ name: this.download, content: fetch(this.href).then((answer) => answer.blob()) });
  });
  return given;
};

const choose = async (title: string, entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Grafik seçenekleri: ${title}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
};

/** The colour of a pixel, in device pixels of the picture. */
const colourAt = (picture: ImageBitmap, x: number, y: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  return `rgb(${[...context.getImageData(x, y, 1, 1).data].slice(0, 3).join(', ')})`;
};

it('saves the table as a CSV with Turkish headers and no formula (REP-34, REP-35)', async () => {
  const given = downloads();
  await renderDrawn(
    <>
      <OrderTypeChart days={week} unfinishedDay="2026-11-27" />
      <VenueChart venues={[{ venueId: 1, venueName: '=HYPERLINK("http://x";"y")', salesCount: 3 }]} />
    </>,
  );
  await choose('Sipariş tipi', 'CSV indir');
  await choose('Mağazalar', 'CSV indir');
  await waitFor(() => expect(given).toHaveLength(2));
  expect(given[0]?.name).toMatch(/^Sipariş tipi_\d{2}-\d{2}-\d{4}\.csv$/);
  const bytes = await (await given[0]?.content)?.arrayBuffer();
  const orders = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(orders.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFGün;Uzaktan sipariş;Hemen al;Toplam',
    '21.11.2026;292;381;673',
  ]);
  expect(orders).toContain('27.11.2026 (Sürüyor);164;198;362\r\n');
  const drawn = twinOf(document.querySelector('section[data-status]') as Element);
  expect(
    orders
      .split('\r\n')
      .slice(1, 8)
      .map((row) => row.split(';').slice(1)),
  ).toEqual(drawn.map((row) => row.slice(1)));
  expect(await (await given[1]?.content)?.text()).toContain(`"'=HYPERLINK(""http://x"";""y"")";3`);
});

it('saves the drawing as a picture at two pixels per pixel, with its colours and its title (REP-34)', async () => {
  const given = downloads();
  const { container } = await renderDrawn(<OrderTypeChart days={week} />);
  await choose('Sipariş tipi', 'PNG indir');
  await waitFor(() => expect(given).toHaveLength(1));
  expect(given[0]?.name).toMatch(/^Sipariş tipi_\d{2}-\d{2}-\d{4}\.png$/);
  const blob = (await given[0]?.content) as Blob;
  expect(blob.type).toBe('image/png');
  const picture = await createImageBitmap(blob);
  const drawing = container.querySelector('svg[role=img]') as SVGSVGElement;
  const [frame, bar] = [drawing.getBoundingClientRect(), drawing.querySelector('.d-s1') as Element];
  expect(picture.width).toBe((frame.width + 40) * 2);
  const box = bar.getBoundingClientRect();
  const above = picture.height / 2 - 20 - frame.height;
  const [x, y] = [box.left + box.width / 2 - frame.left + 20, box.top + box.height / 2 - frame.top + above];
  expect(colourAt(picture, Math.round(x * 2), Math.round(y * 2))).toBe(getComputedStyle(bar).fill);
  expect(colourAt(picture, 2, 2)).toBe('rgb(255, 255, 255)');
});

it('paints the dark theme on its own ground', async () => {
  const given = downloads();
  await renderDrawn(<OrderTypeChart days={week} />, 'dark');
  await choose('Sipariş tipi', 'PNG indir');
  await waitFor(() => expect(given).toHaveLength(1));
  const picture = await createImageBitmap((await given[0]?.content) as Blob);
  const ground = getComputedStyle(document.querySelector('section[data-status]') as Element).backgroundColor;
  expect(colourAt(picture, 2, 2)).toBe(ground);
});

it('says so when the picture cannot be made', async () => {
  await renderDrawn(<OrderTypeChart days={week} />);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  await choose('Sipariş tipi', 'PNG indir');
  expect((await screen.findByText('PNG hazırlanamadı. Yeniden deneyin.')).getAttribute('role')).toBe('alert');
});
