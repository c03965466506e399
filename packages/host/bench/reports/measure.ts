import { loadavg } from 'node:os';
import type { BrowserContext } from '@playwright/test';
import { median } from '../compare';
import { settle, slowDown } from '../page';
import { arm, painted } from '../painted';

const drawing = (title: string) => `:has(svg[role="img"][aria-label^="${title}"])`;
/** Both drawings at once. */
const done = `main${drawing('Sipariş tipi')}${drawing('Mağazalar')}`;

/** From the home page to the graphics, by the menu: code, answers and drawings, all of it after the click. */
const visit = async (context: BrowserContext): Promise<number> => {
  const page = await context.newPage();
  await page.goto('/dashboard');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Grafikler', exact: true });
  await link.waitFor();
  await settle(page);
  await slowDown(page);
  await arm(page, { event: 'click', done });
  await link.click();
  const time = await painted(page);
  await page.close();
  return time;
};

/** Takes the time to both drawings so many times and prints it. There is no such page in React alone to hold it against. */
export const reports = async (context: BrowserContext, runs: number): Promise<void> => {
  // Once unmeasured: the browser keeps compiled code from the second visit on.
  await visit(context);
  const times: number[] = [];
  for (let count = 0; count < runs; count += 1) times.push(await visit(context));
  const load = loadavg()[0]?.toFixed(1);
  console.log(`\nThe graphics: median of ${runs} runs, ms (load ${load})\n`);
  const span = [Math.min(...times), Math.max(...times)].map((time) => time.toFixed(0)).join('–');
  console.log(`menu entry clicked to both charts painted  ${median(times).toFixed(1)}  (${span})`);
};
