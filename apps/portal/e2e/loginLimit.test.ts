import { expect, logIn, placeOf, test } from './fixtures.ts';

// At one width only (playwright.config.ts): the limit also counts the address, which all tests share.
test('too many failures: told how long to wait', async ({ page }, { project }) => {
  const place = placeOf(project);
  await page.goto(`${place.path}/login-register`);
  for (let attempt = 1; attempt <= 6; attempt++) {
    await logIn(page, `locked-${project.name}@northside.example`, `wrong ${attempt}`);
    await expect(page.getByRole('alert')).toHaveText(
      attempt < 6 ? 'E-mail or password is wrong.' : /Please wait \d+ seconds/,
    );
    if (attempt < 6) await page.getByLabel('Password').fill('');
  }
});
