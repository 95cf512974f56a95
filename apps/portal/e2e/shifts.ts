import type { Page } from '@playwright/test';

/** Sums up the layout shifts of each page that is opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shifts: 0 };
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far the page has jumped since it was opened (cumulative layout shift), once it is quiet. */
export async function shiftsOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate((): number => Reflect.get(window, 'seenShifts').shifts);
}
