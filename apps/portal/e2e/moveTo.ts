import { expect, type Page } from '@playwright/test';

/** Navigates to another address as a link does, without reloading the page: cached answers stay in memory. */
export async function moveTo(page: Page, path: string): Promise<void> {
  // Before hydration, a link would load the page.
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
  await page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Navigates like moveTo and waits until the title of the other page replaces the current one. */
export async function moveToOtherPage(page: Page, path: string): Promise<void> {
  const title = page.locator('#content h1').first();
  await title.evaluate((element) => element.setAttribute('data-left', ''));
  await moveTo(page, path);
  await expect(page.locator('#content h1').first(), path).not.toHaveAttribute('data-left');
}
