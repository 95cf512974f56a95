import type { Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { chooseOption, fillDate, searchableList } from './formInputs.ts';
import { logInAs, expect, expectAccessible, logIn, place, studioPath, test } from './fixtures.ts';
import { tabAndPress, focusByKeyboard } from './keyboard.ts';
import { expectLoaded } from './expectLoaded.ts';
import { offerEveryLanguage } from './offerEveryLanguage.ts';
import { headers } from './purchase.ts';
import { expectAccessibleAtAllWidths, widths } from './widths.ts';

/** A member in the studio's records, and an invitation for another person. */
const member = {
  code: 'NS-10001',
  iban: 'de02 1203 0000 0000 2020 51',
  shown: 'DE02 1203 0000 0000 2020 51',
  email: 'ben@northside.example',
};
const invitation = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b11';
const invited = { code: 'NS-10004', birthday: '1993-10-11' };

/**
 * Disconnects the account from all studios; the studio still knows its member, who can connect again. Leads to a
 * page outside the portal.
 */
async function disconnectStudios(page: Page): Promise<void> {
  // Leaves the portal first, because pending calls of a member page would be rejected after disconnecting.
  await page.goto('/outbox');
  const { studioConnects }: { studioConnects: { studioConnectId: number }[] } = await (
    await page.request.get('/v1/me/info', { headers })
  ).json();
  for (const { studioConnectId } of studioConnects) {
    const gone = await page.request.delete(`/v1/me/studioconnects/${studioConnectId}`, { headers });
    expect(gone.status()).toBe(204);
  }
}

test('connects by customer number, by bank account and by its last characters', async ({
  page,
}) => {
  const { path, name } = place;
  const email = await newAccount(page.request);
  // A members-only page redirects to login, then here, and finally to the requested page.
  await page.goto(`${path}/selfservice/overview`);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Connect your membership' })).toBeVisible();
  await expect(searchableList(page, 'Studio of your membership')).toHaveValue(new RegExp(name));
  await expect(page.getByRole('radio', { name: /By email address/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expectAccessibleAtAllWidths(page);

  await page.getByRole('radio', { name: /By customer number/ }).check();
  await page.getByRole('textbox', { name: 'Customer number' }).fill(member.code.toLowerCase());
  await fillDate(page, '1970-01-01');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('We couldn’t find a member with these details.')).toBeVisible();
  await fillDate(page, '1991-07-08');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/selfservice\/overview$/);

  await page.goto(`${path}/studio-connect`);
  await expect(page.getByRole('heading', { name: 'Connected studios' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  // A connected studio is offered as well: a customer there may not be a member yet, and only the server knows.
  await chooseOption(page, 'Studio of your membership', new RegExp(`^${name}`));
  await page.getByRole('radio', { name: /By customer number/ }).check();
  await page.getByRole('textbox', { name: 'Customer number' }).fill(member.code);
  await fillDate(page, '1991-07-08');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('already connected to this studio');
  await disconnectStudios(page);
  await page.goto(`${path}/studio-connect`);
  await page.getByRole('radio', { name: /By bank account/ }).check();
  await page.getByRole('textbox', { name: 'IBAN', exact: true }).fill(member.iban);
  await page.keyboard.press('Tab');
  await fillDate(page, '1991-07-08');
  await expect(page.getByRole('textbox', { name: 'IBAN', exact: true })).toHaveValue(member.shown);
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page, 'no page is stored for afterwards').toHaveURL(new RegExp(`${path}$`));

  await disconnectStudios(page);
  await page.goto(`${path}/studio-connect`);
  await page.getByRole('radio', { name: /By the last 4 characters of the IBAN/ }).check();
  await page.getByRole('textbox', { name: 'Last name' }).fill('Beispiel');
  await fillDate(page, '1991-07-08');
  await page
    .getByRole('textbox', { name: 'Last 4 characters of the IBAN' })
    .fill(member.shown.replaceAll(' ', '').slice(-4));
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await disconnectStudios(page);
});

test(
  'connects by the email address that the studio knows, by keyboard alone',
  { tag: '@deep' },
  async ({ page }) => {
    const { path, name } = place;
    const { email } = member;
    await newAccount(page.request, { email });
    await logInAs(page.request, email);
    await page.goto(`${path}/studio-connect`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await focusByKeyboard(page.getByRole('radio', { name: /By email address/ }));
    await tabAndPress(page.getByRole('button', { name: 'Connect', exact: true }));
    await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
    await tabAndPress(page.getByRole('link', { name: 'Continue' }));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  },
);

test('lets an existing account log in by an invitation and connect', async ({ page }) => {
  const { path, name } = place;
  const email = await newAccount(page.request);
  await page.goto(`${path}/login-register/${invitation}`);
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Invited');
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await expectAccessibleAtAllWidths(page);
  await logIn(page, email);
  await expect(page.getByText(`to customer number ${invited.code}`)).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await fillDate(page, '1970-01-01');
  await page.getByRole('button', { name: `Connect to ${name}` }).click();
  await expect(page.getByText('We couldn’t find a member with these details.')).toBeVisible();
  await fillDate(page, invited.birthday);
  await page.getByRole('button', { name: `Connect to ${name}` }).click();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  // The invitation works once; a connected user is redirected home.
  await page.goto(`${path}/login-register/${invitation}`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

for (const [tenant, studio, width] of [
  ['northside', 1001, 'phone'],
  ['volt', 2001, 'desktop'],
] as const)
  test(
    `is accessible at ${tenant} on a ${width} in both color schemes`,
    { tag: '@deep' },
    async ({ page }) => {
      await page.setViewportSize(widths[width]);
      await logInAs(page.request, await newAccount(page.request));
      await offerEveryLanguage(page);
      await page.goto(`${studioPath(tenant, studio)}/studio-connect`);
      await expectLoaded(page);
      for (const [colorScheme, locale] of [
        ['light', 'de-DE'],
        ['dark', 'hu-HU'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.getByRole('contentinfo').locator('select').selectOption(locale);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expectLoaded(page);
        const ways = await page.getByRole('radio').all();
        expect(ways.length).toBeGreaterThan(1);
        for (const radio of ways) {
          await radio.check();
          await expectAccessible(page);
        }
      }
    },
  );
