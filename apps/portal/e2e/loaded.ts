import { expect, type Page } from '@playwright/test';

/** The page itself is there, with its data: no longer what the server painted of it before the scripts came, which looks the same. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('#content h1').first(), page.url()).toBeVisible();
  await expect(page.locator('.start, .start-below, [aria-busy="true"]')).toHaveCount(0);
}
