import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';

/** A window size for each layout. */
export const widths = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Runs a check at every width, ending with the current one, so that the test continues in its own window. */
export async function forEachWidth(page: Page, look: () => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  const others = Object.values(widths).filter(({ width }) => width !== own?.width);
  for (const window of others) {
    await page.setViewportSize(window);
    await look();
  }
  if (own) await page.setViewportSize(own);
  await look();
}

/**
 * Expects no violation of axe and no horizontal scrolling at any width; keeps the page with everything open or
 * typed in it.
 */
export const expectAccessibleAtAllWidths = (page: Page): Promise<void> =>
  process.env.DEEP === '1' ? forEachWidth(page, () => expectAccessible(page)) : Promise.resolve();
