import { readFileSync } from 'node:fs';
import { buyPlace, newAccount } from './accounts.ts';
import { findCourse, expect, expectNoHorizontalScroll, fillName, place, test } from './fixtures.ts';
import { expectHarmless, watchForHarm } from './harmless.ts';
import { makeAnswersHostile } from './hostileAnswers.ts';
import { hostileParts, type HostilePart } from './hostileStrings.ts';
import { expectLoaded } from './expectLoaded.ts';

// The browser reports refused pictures with hostile addresses.
test.use({ allowsFailures: true });

const parts = Object.keys(hostileParts).filter((part): part is HostilePart => part in hostileParts);

for (const part of parts)
  test(`completes a card payment with ${part} in every text of the server`, async ({ page }) => {
    const email = await newAccount(page.request);
    // Saves a card that the bank knows, so that the test follows no address of the server.
    await buyPlace(page.request, email, (await findCourse(page.request, place)).id);
    const course = await findCourse(page.request, place, { inDays: 2 });
    const harm = watchForHarm(page);
    await makeAnswersHostile(page, part);
    const check = async (heading: string) => {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectLoaded(page);
      await expectHarmless(page, harm);
      await expectNoHorizontalScroll(page);
    };
    const proceed = page.getByRole('button', { name: 'Continue' });
    await page.goto(`${place.path}/course/${course.id}`);
    await proceed.click();
    await check('How would you like to pay?');
    await page.getByRole('link', { name: /^Change.*Contact/ }).click();
    await fillName(page);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await check('Your details');
    await proceed.click();
    await check('How would you like to pay?');
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await check('You’re in!');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const begun = readFileSync(await (await saved).path(), 'utf8').match(/^BEGIN:\S*/gm);
    expect(begun, 'texts cannot add calendar entries').toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
    await page.goto(`${place.path}/me/bookings`);
    await check('Upcoming');
  });
