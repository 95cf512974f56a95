import { expect, type Page } from '@playwright/test';

/** Waits until the page is hydrated and has its data; the server-rendered page looks the same. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('#content h1').first(), page.url()).toBeVisible();
  await expect(page.locator('[data-hydrating], [aria-busy="true"]')).toHaveCount(0);
}
