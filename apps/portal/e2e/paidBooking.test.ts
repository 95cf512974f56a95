import { findCourse, expect, expectAccessible, logIn, place, test } from './fixtures.ts';

test(
  'lets a visitor book a course, pay by card, see the booking and cancel it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/studios/northside');
    await expectAccessible(page);
    await page.getByRole('link', { name: place.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Book a class' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
    await expectAccessible(page);

    const course = await findCourse(page.request, place);
    await page.goto(`${place.path}/course?day=${course.slots[0].startDateTime.slice(0, 10)}`);
    await page.locator(`a[href="${place.path}/course/${course.id}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeAttached();
    const free = course.maxParticipants - course.bookedParticipants;
    const facts = page.getByRole('complementary');
    await expect(facts.getByText(`${free} free places`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();

    // Login is offered first and leads back to the order, whose details are known then.
    await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expectAccessible(page);
    await logIn(page, 'visitor@northside.example');
    await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeFocused();
    await page.getByRole('link', { name: /^Change.*Contact/ }).click();
    await expect(page).toHaveURL(
      new RegExp(`/booking/course/${course.id}/offer/\\d+/contact\\?change=contact$`),
    );
    const contact = page.url();
    await page.getByLabel('First name').fill('Vicky');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Vicky');
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('New card').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your card' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm' }).click();

    await expect(page.getByRole('heading', { name: 'Check your booking' })).toBeVisible();
    await expectAccessible(page);
    const summary = page.url();
    await page.reload();
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeFocused();
    await expectAccessible(page);
    // Going back leads to the payment step, which shows the booking.
    const booking = page.getByRole('heading', { level: 1, name: course.name });
    await page.goBack();
    await expect(page).toHaveURL(/\/success\//);
    await expect(booking).toBeVisible();

    // The summary of the order leads to its success page again and books nothing.
    await page.reload();
    await expect(booking).toBeVisible();
    await page.goto(summary);
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();

    // Earlier steps lead to the booking, here and in another tab, because the place is the user's own.
    const other = await page.context().newPage();
    await other.goto(contact);
    await expect(other.getByRole('heading', { level: 1, name: course.name })).toBeVisible();
    await expect(other.getByText('paid')).toBeVisible();
    await other.close();

    await page.goto(`${place.path}/course/${course.id}`);
    await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
    await expect(facts.getByText(`${free - 1} free places`)).toBeVisible();

    await page.getByRole('link', { name: 'My bookings' }).first().click();
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
    await expectAccessible(page);
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href*="/booking/course/${course.id}/"]`) });
    await row.getByRole('button', { name: /^Cancel booking/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('back');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText(`Your booking for ${course.name} is cancelled.`)).toBeVisible();
    await page.goto(`${place.path}/course/${course.id}`);
    await expect(facts.getByText(`${free} free places`)).toBeVisible();
  },
);
