import type { Page } from '@playwright/test';

/** Sums up the layout shifts of each page opened from now on. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shifts: 0 };
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the cumulative layout shift since the page was opened, once the network is idle. */
export async function readLayoutShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate((): number => Reflect.get(window, 'seenShifts').shifts);
}
