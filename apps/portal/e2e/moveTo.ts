import { expect, type Page } from '@playwright/test';

/** Goes to another address as a link does, without loading the page anew: all that was asked stays in memory. */
export async function moveTo(page: Page, path: string): Promise<void> {
  // Before, a link would load the page.
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
  await page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The same, until the title of the other page stands where that of this one did. */
export async function moveToOther(page: Page, path: string): Promise<void> {
  const title = page.locator('#content h1').first();
  await title.evaluate((element) => element.setAttribute('data-left', ''));
  await moveTo(page, path);
  await expect(page.locator('#content h1').first(), path).not.toHaveAttribute('data-left');
}
