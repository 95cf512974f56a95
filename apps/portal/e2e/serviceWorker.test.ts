import type { Page } from '@playwright/test';
import { buyPlace } from './accounts.ts';
import { findCourse, expect, place, test } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';
import { newMember } from './member.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Waits until the service worker has cached the frame of the studio and the browser has stored the check-in
 * code and the bookings, which happens as soon as the page shows the code.
 */
async function expectCached(page: Page, path: string): Promise<void> {
  await expectLoaded(page);
  await expect
    .poll(() =>
      page.evaluate(async (address) => {
        const frame = await caches.match(address);
        const answers = localStorage.getItem('kept-answers') ?? '';
        const kept = [
          'getActiveCheckin',
          'listMyCurrentCalendarItems',
          'listMyCalendarHistory',
          'listCheckinReservations',
        ];
        return Boolean(frame) && kept.every((name) => answers.includes(name));
      }, path),
    )
    .toBe(true);
}

test.describe('offline', () => {
  test.use({ allowsFailures: true });

  test('opens the check-in code and the next bookings with their age, and deletes them on logout', async ({
    page,
    context,
  }) => {
    const email = await newMember(page.request, place.id, 'Basic');
    const course = await findCourse(page.request, place);
    await buyPlace(page.request, email, course.id);
    await page.goto(place.path);
    await expectCached(page, place.path);

    await context.setOffline(true);
    const code = page.getByRole('img', { name: /^Your check-in code for / });
    const title = page.getByRole('heading', { level: 1 });
    // A page that was never loaded does not keep the reader from the ones that are stored.
    await page.getByRole('link', { name: 'Classes' }).filter({ visible: true }).last().click();
    await expect(page.getByText('The page opens once you’re back online.')).toBeVisible();
    await page.getByRole('link', { name: 'Check-in' }).filter({ visible: true }).last().click();
    await expect(title).toHaveText('Check-in');
    await expect(code).toBeVisible();
    await page.goto(`${place.path}/news`);
    await expect(page.getByText('This page opens once you’re back online')).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(code).toBeVisible();
    await page.goto(`${place.path}/selfservice/check-in`);
    await expect(code).toBeVisible();
    await expect(page.getByText(/^Updated .*We couldn’t load anything newer/)).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await page.goto(`${place.path}/me/bookings`);
    await expect(page.getByRole('link', { name: course.name }).first()).toBeVisible();
    await expect(page.getByText(/^Updated .*We couldn’t load anything newer/)).toBeVisible();
    await expectAccessibleAtAllWidths(page);

    await context.setOffline(false);
    await expect(page.getByText(/^Updated/)).toBeHidden();
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('kept-answers'))).toBeNull();
  });
});

test.describe('after a new release', () => {
  test.use({ serviceWorkers: 'block', allowsFailures: true });

  test('reloads when the file of the next page is gone, and restores the draft', async ({
    page,
  }) => {
    const { path } = place;
    await page.goto(`${path}/contract-cancelation`);
    await page.getByLabel('First name').fill('Nobody');
    let isDeployed = true;
    await page.route('**/assets/*.js', (route) =>
      isDeployed ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    await page.route(`**${path}/**`, async (route) => {
      if (route.request().isNavigationRequest()) {
        isDeployed = false;
        await route.continue();
        return;
      }
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace(/index-[^"]+\.js/, 'index-newer.js'),
      });
    });
    await page.getByRole('link', { name: 'Imprint', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
    expect(isDeployed).toBe(false);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull();
    await expectLoaded(page);
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('Nobody');
  });
});
