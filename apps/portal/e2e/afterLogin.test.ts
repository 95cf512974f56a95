import { expect, logIn, place, studioPath, test } from './fixtures.ts';

test('links to the support page after login, and clears personal data from the browser on logout', async ({
  page,
}) => {
  const { path } = place;
  const support = page.getByRole('contentinfo').getByRole('link', { name: 'Support' });
  await page.goto(`${path}/login-register?referralCode=MONA2026`);
  await expect(support).toHaveAttribute('href', /^mailto:/);
  await logIn(page, 'visitor@northside.example');
  await expect(support).toHaveAttribute(
    'href',
    /^https:\/\/support\.example\/northside\?locale=en/,
  );
  await page.evaluate(() => {
    window.sessionStorage.setItem('booking-draft', '{"contact":{"lastname":"Visitor"}}');
    window.sessionStorage.setItem('appointment-slot', '{}');
  });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  const kept = await page.evaluate(() => [
    ...Object.keys(window.sessionStorage),
    ...Object.keys(window.localStorage),
  ]);
  for (const key of ['after-login-routes', 'booking-draft', 'appointment-slot', 'referral-code'])
    expect(kept).not.toContain(key);
});

test.describe('as another brand than the server renders', () => {
  test.use({ changesTexts: true });

  test(
    'starts brand 40 at the first studio that the user is connected to',
    { tag: '@deep' },
    async ({ page }) => {
      const there = studioPath('northside', 1002);
      // The sample brands have other ids; the server embeds the brand in the page, so replace the id there.
      await page.route('**/login-register', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /(<script[^>]*id="whitelabel-config"[^>]*>\{\s*"id":)0\b/,
          '$140',
        );
        await route.fulfill({ response, body });
      });
      await page.goto(`${there}/login-register`);
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Support' }),
      ).toBeHidden();
      await logIn(page, 'booked@northside.example');
      await expect(page).toHaveURL(new RegExp(`${studioPath('northside', 1001)}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'Northside Mitte' })).toBeVisible();
    },
  );
});

test(
  'returns to the previous page after a login from the header of the login page',
  { tag: '@deep' },
  async ({ page }) => {
    const { path, name } = place;
    const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await page.goto(`${path}/login-register`);
    await login.click();
    await logIn(page, 'visitor@northside.example');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    // Logging out reloads the page, and a click before that would be lost.
    await expect(page.getByText('You’ve been logged out.')).toBeVisible();
    await page.getByRole('link', { name: 'Classes' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
    await login.click();
    await login.click();
    await logIn(page, 'visitor@northside.example');
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible();
  },
);
