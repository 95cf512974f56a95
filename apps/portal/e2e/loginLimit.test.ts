import { expect, logIn, place, test } from './fixtures.ts';

// Runs at one width only (playwright.config.ts), because the limit also counts the IP address, which all tests
// share.
test('shows how long to wait after too many failed logins', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`${place.path}/login-register`);
  for (let attempt = 1; attempt <= 6; attempt++) {
    // Waits for the answer of this attempt, because that of the previous one looks the same.
    const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/login');
    await logIn(page, `locked@northside.example`, `wrong ${attempt}`);
    expect((await answered).status()).toBe(attempt < 6 ? 401 : 429);
    await expect(page.getByRole('alert')).toContainText(
      attempt < 6 ? 'Your email or password is wrong.' : /Wait \d+ seconds?/,
    );
  }
});
