import type { BrowserContext, Page } from '@playwright/test';
import { openList, type Side, settle } from './pages';

/** Rate by which Chromium slows the page's processor down. */
const slowdown = 4;

interface Step {
  name: string;
  /** The event from which the time counts. */
  event: 'change' | 'click' | 'keydown';
  /** What is there when the page has answered. */
  done: string;
  act: (page: Page) => Promise<unknown>;
}

/** The marked row: the first that is active, so that no question comes up. */
const marked = 'tr[data-bench]';

export const steps: readonly Step[] = [
  {
    name: 'page size 100 chosen to painted',
    event: 'change',
    done: '.t-frame[data-status="ready"] tbody > tr:nth-child(100)',
    act: (page) => page.locator('.t-frame select').selectOption('100'),
  },
  {
    name: 'one switch toggled to painted',
    event: 'click',
    done: `${marked} [role="switch"][aria-checked="false"]`,
    act: (page) => page.locator(`${marked} [role="switch"]`).click(),
  },
  {
    name: 'one search keystroke to next paint',
    event: 'keydown',
    done: '.search button:not([hidden])',
    act: (page) => page.keyboard.press('k'),
  },
];

export type Times = Record<string, number>;

/** Counts from the event until the frame that shows its outcome is drawn: the first task after that frame's callbacks. */
const arm = (page: Page, { event, done }: Pick<Step, 'event' | 'done'>) =>
  page.evaluate(
    ([name, selector]) => {
      const painted = new Promise<number>((resolve) => {
        let begun: number | undefined;
        window.addEventListener(
          name,
          ({ timeStamp }) => {
            begun = timeStamp;
          },
          { capture: true, once: true },
        );
        const observer = new MutationObserver(() => {
          const from = begun;
          if (from === undefined || !document.querySelector(selector)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - from);
            port2.postMessage(null);
          });
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
      Object.assign(window, { painted });
    },
    [event, done] as const,
  );

const timeOf = async (page: Page, step: Step): Promise<number> => {
  await settle(page);
  await arm(page, step);
  await step.act(page);
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
};

/** Opens a list anew, slows it down and takes the time of each step, in milliseconds. */
export const measureVisit = async (context: BrowserContext, side: Side): Promise<Times> => {
  const page = await openList(context, side);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: Times = {};
  for (const step of steps) {
    if (step.event === 'click') {
      await page.evaluate(() => {
        document.querySelector('tr:has([aria-checked="true"])')?.setAttribute('data-bench', '');
      });
    }
    if (step.event === 'keydown') await page.getByRole('searchbox').focus();
    times[step.name] = await timeOf(page, step);
  }
  await page.close();
  return times;
};
