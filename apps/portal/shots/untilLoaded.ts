import type { Page } from '@playwright/test';
import { expectLoaded } from '../e2e/expectLoaded.ts';

/** Waits until the page itself is there, with its data; the first of a run takes its time. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.locator('#content h1').first().waitFor();
  await page.locator('#content [aria-busy="true"]').first().waitFor({ state: 'hidden' });
  // What a part of the page waits for.
  await page.locator('#content .MuiSkeleton-root').first().waitFor({ state: 'hidden' });
  await expectLoaded(page);
}
