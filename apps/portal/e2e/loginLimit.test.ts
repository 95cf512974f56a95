import { expect, logIn, place, test } from './fixtures.ts';

// At one width only (playwright.config.ts): the limit also counts the address, which all tests share.
test('too many failures: told how long to wait', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`${place.path}/login-register`);
  for (let attempt = 1; attempt <= 6; attempt++) {
    // The answer of the attempt before looks the same, so that of this one is waited for.
    const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/login');
    await logIn(page, `locked@northside.example`, `wrong ${attempt}`);
    expect((await answered).status()).toBe(attempt < 6 ? 401 : 429);
    await expect(page.getByRole('alert')).toContainText(
      attempt < 6 ? 'Your email or password is wrong.' : /Wait \d+ seconds?/,
    );
  }
});
