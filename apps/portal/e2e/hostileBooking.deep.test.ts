import { readFileSync } from 'node:fs';
import { buyPlace, newAccount } from './accounts.ts';
import { aCourse, expect, expectNoSidewaysScroll, fillContact, place, test } from './fixtures.ts';
import { expectHarmless, watchForHarm } from './harmless.ts';
import { makeAnswersHostile } from './hostileAnswers.ts';
import { hostileParts, type HostilePart } from './hostileStrings.ts';
import { expectLoaded } from './loaded.ts';

// Pictures of such addresses are refused, which the browser reports.
test.use({ inTrouble: true });

const parts = Object.keys(hostileParts).filter((part): part is HostilePart => part in hostileParts);

for (const part of parts)
  test(`${part} in every text of the server: paying by card, from the form to the booking`, async ({
    page,
  }) => {
    const email = await newAccount(page.request);
    // The card that this leaves behind is known to the bank: no address of the server has to be followed on the way.
    await buyPlace(page.request, email, (await aCourse(page.request, place)).id);
    const course = await aCourse(page.request, place, { inDays: 2 });
    const harm = watchForHarm(page);
    await makeAnswersHostile(page, part);
    const check = async (heading: string) => {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectLoaded(page);
      await expectHarmless(page, harm);
      await expectNoSidewaysScroll(page);
    };
    const proceed = page.getByRole('button', { name: 'Continue' });
    await page.goto(`${place.path}/course/${course.id}`);
    await proceed.click();
    await fillContact(page, page.getByRole('listbox').getByRole('option').first());
    await page.getByLabel('Email').fill(email);
    await check('Your details');
    await proceed.click();
    await page.getByRole('radio').first().check();
    await check('How would you like to pay?');
    await proceed.click();
    await check('Check your booking');
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await check('You’re in!');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const begun = readFileSync(await (await saved).path(), 'utf8').match(/^BEGIN:\S*/gm);
    expect(begun, 'texts open no entry of their own').toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
    await page.goto(`${place.path}/me/bookings`);
    await check('Upcoming');
  });
