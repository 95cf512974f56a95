import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';

/** A window of each kind for which there is a layout. */
export const widths = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Does something at every width, the page's own last, so that the test goes on in the window it began in. */
export async function atAllWidths(page: Page, look: () => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  const others = Object.values(widths).filter(({ width }) => width !== own?.width);
  for (const window of others) {
    await page.setViewportSize(window);
    await look();
  }
  if (own) await page.setViewportSize(own);
  await look();
}

/** No finding of axe and nothing sideways at any width; the page stays as it is, with all that is open or typed in it. */
export const expectAccessibleAtAllWidths = (page: Page): Promise<void> =>
  process.env.DEEP === '1' ? atAllWidths(page, () => expectAccessible(page)) : Promise.resolve();
