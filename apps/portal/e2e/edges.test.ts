import {
  courseFor,
  expect,
  expectAccessible,
  fillContact,
  fillUp,
  logIn,
  placeOf,
  test,
} from './fixtures.ts';

test('wrong password: the catalogue’s message, the same for unknown users, and what was typed stays', async ({
  page,
}, { project }) => {
  const place = placeOf(project);
  await page.goto(`${place.path}/login-register`);
  for (const email of [`nobody-${project.name}@northside.example`, 'pack@northside.example']) {
    await logIn(page, email, 'wrong');
    await expect(page.getByRole('alert')).toContainText('Your email or password is wrong.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  await expectAccessible(page);
});

test('an empty form: a summary that takes the focus and leads to the fields', async ({ page }, {
  project,
}) => {
  const place = placeOf(project);
  await page.goto(`${place.path}/login-register`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('link', { name: 'Enter your email address' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Enter your password' }).click();
  await expect(page.getByLabel('Password')).toBeFocused();
});

for (const [what, address] of [
  ['no base64', '/studio/%25%25%25'],
  ['one part', '/studio/bm9ydGhzaWRl'],
  ['an unknown studio', `/studio/${Buffer.from('northside:99999').toString('base64')}`],
  ['an unknown tenant', `/studio/${Buffer.from('nowhere:1001').toString('base64')}/course`],
  ['an unknown chain', '/studios/nowhere'],
] as const)
  test(`${what} in the address: 'Oops!', never a blank page`, async ({ page }) => {
    page.removeAllListeners('console');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    await expect(page.getByText('We don’t know this studio.')).toBeVisible();
    await expectAccessible(page);
  });

test('a step without a stored slot leads back to the course', async ({ page }, { project }) => {
  const place = placeOf(project);
  const course = await courseFor(page.request, place, 'noSlot');
  await page.goto(`${place.path}/login-register`);
  await logIn(page, 'visitor@northside.example');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  for (const step of [
    'offer/601/contact',
    'offer/601/payment',
    'offer/601/summary/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001',
    'option/801/summary',
  ]) {
    await page.goto(`${place.path}/booking/course/${course.id}/${step}`);
    await expect(page).toHaveURL(`${place.path}/course/${course.id}`);
  }
});

test('the last place goes while the form is open: told on the spot, what was typed is kept, another time is offered', async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  const place = placeOf(project);
  const course = await courseFor(page.request, place, 'slotTaken');
  await page.goto(`${place.path}/course/${course.id}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await logIn(page, 'visitor@northside.example');
  await fillContact(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();

  await fillUp(await playwright.request.newContext(baseURL ? { baseURL } : {}), course, 0);
  await page.getByLabel('New card').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This class is now full').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Other times for this class' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(page.url().replace(/\/payment.*$/, '/contact'));
  await expect(page.getByLabel('Street')).toHaveValue('Beispielweg');
});

test.describe('on a German device', () => {
  test.use({ locale: 'de-DE' });

  test('German, and switching keeps what was typed', async ({ page }, { project }) => {
    const place = placeOf(project);
    await page.goto(`${place.path}/login-register`);
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await page.getByLabel('E-Mail').fill('typed@northside.example');
    await expectAccessible(page);
    await page.getByLabel('Sprache').selectOption('en-GB');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('typed@northside.example');
  });
});

test('the keyboard alone reaches the content and the first course', async ({ page }, {
  project,
}) => {
  const place = placeOf(project);
  await page.goto(`${place.path}/course`);
  // What the server has painted has a title already, but nothing to reach.
  await page.getByRole('banner').waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
