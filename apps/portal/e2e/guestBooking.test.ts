import { freshAddress, loadMails } from './accounts.ts';
import { buyVoucher, headers } from './purchase.ts';
import { findCourse, expect, expectAccessible, fillName, place, test } from './fixtures.ts';

test(
  'lets a guest book a course, receive its link, and cancel it',
  { tag: '@desktop' },
  async ({ page }) => {
    const course = await findCourse(page.request, place);
    const email = freshAddress('guest');
    await page.goto(`${place.path}/course/${course.id}`);
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeFocused();
    await expect(page.getByText('You can also continue without one.')).toBeVisible();
    await fillName(page);
    await page.getByLabel('First name').fill('Gerda');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeFocused();
    const card = page.frameLocator('iframe');
    await card.getByLabel('Card number').fill('1');
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(card.getByText('Enter a card number of 12 to 19 digits')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Check your payment details.');
    await expectAccessible(page);
    await card.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
    // Home and the item's page lead back to the order, which nothing else remembers.
    const openOrder = page.getByRole('region', { name: 'You have an open order' });
    await page.goto(`${place.path}/course/${course.id}`);
    await expect(openOrder).toContainText('€');
    await page.goto(place.path);
    await openOrder.getByRole('link', { name: /^Continue/ }).click();
    await expect(page.getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Confirm with your bank' }).click();
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(place.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(openOrder).toBeHidden();
    await page.goBack();
    // No address gives others access to the order.
    expect(page.url()).not.toContain('pub_');

    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Gerda');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);

    const mailedLink = async () =>
      (await loadMails(page.request, email)).find(({ subject }) =>
        subject.includes('You’re booked'),
      )?.link ?? '';
    await expect.poll(mailedLink).toContain('/booking/course/');
    await page.goto(await mailedLink());
    await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Cancel booking/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('back');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
    await expectAccessible(page);
  },
);

test('lets a guest pay for a course with a voucher and shows its remaining value', async ({
  page,
}) => {
  const { code, amount } = await buyVoucher(page.request, place.id);
  const course = await findCourse(page.request, place);
  const euros = (value: number) => `€${value.toFixed(2)}`;
  await page.goto(`${place.path}/course/${course.id}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillName(page);
  const email = freshAddress('voucher');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  // Closing the flow keeps what was typed.
  await page.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeFocused();
  await page.getByRole('button', { name: 'I have a voucher' }).click();
  const field = page.getByLabel('Voucher code');
  await field.fill('AAAA-BBBB-CCCC');
  await page.getByRole('button', { name: 'Use voucher' }).click();
  await expect(page.getByText('This voucher code is wrong').last()).toBeVisible();
  await expectAccessible(page);
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Use voucher' }).click();
  const covers = page.getByText(/^Your voucher covers it: .* left on it\.$/);
  await expect(covers).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(covers).toBeVisible();
  const rest = /€[\d.]+/.exec(await covers.innerText())?.[0];
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByRole('heading', { name: 'You’re in!' })).toBeVisible();
  await expect(
    page.getByText(new RegExp(`paid with your voucher, ${rest} left on it`)),
  ).toBeVisible();
  expect(page.url()).not.toContain(code);
  expect(Number(rest?.slice(1))).toBeLessThan(amount);

  // Canceling in time puts it back.
  await page.getByRole('link', { name: 'View or cancel your booking' }).click();
  await page.getByRole('button', { name: /^Cancel booking/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  const answer = await page.request.post('/v1/public/vouchers/validate', {
    headers,
    data: { organizationUnitId: place.id, code },
  });
  expect(euros((await answer.json()).rest.amount)).toBe(euros(amount));
});

test('denies access to the order of another visit and offers login', async ({ page }) => {
  const { path } = place;
  await page.goto(`${path}/booking/course/1/success/0198c0de-0000-7000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: 'We couldn’t find this order.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});
