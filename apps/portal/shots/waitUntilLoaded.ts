import type { Page } from '@playwright/test';
import { expectLoaded } from '../e2e/expectLoaded.ts';

/** Waits until the page itself has loaded with its data; the first one of a run takes a while. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('#content h1').first().waitFor();
  await page.locator('#content [aria-busy="true"]').first().waitFor({ state: 'hidden' });
  // Skeletons of parts that load separately.
  await page.locator('#content .MuiSkeleton-root').first().waitFor({ state: 'hidden' });
  await expectLoaded(page);
}
