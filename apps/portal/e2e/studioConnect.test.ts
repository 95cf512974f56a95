import type { Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { choose, fillDay, listNamed } from './answers.ts';
import { actAs, expect, expectAccessible, logIn, place, studioPath, test } from './fixtures.ts';
import { tabAndPress, tabTo } from './keyboard.ts';
import { expectLoaded } from './loaded.ts';
import { offerEveryLanguage } from './offerEveryLanguage.ts';
import { headers } from './purchase.ts';
import { expectAccessibleAtAllWidths, widths } from './widths.ts';

/** Whom the studio has in its books, and an invitation for somebody else. */
const member = {
  code: 'NS-10001',
  iban: 'de02 1203 0000 0000 2020 51',
  shown: 'DE02 1203 0000 0000 2020 51',
  email: 'ben@northside.example',
};
const invitation = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b11';
const invited = { code: 'NS-10004', birthday: '1993-10-11' };

/** The studio still knows its member, who may connect again. Leads to a page outside the portal. */
async function disconnect(page: Page): Promise<void> {
  // What a member's page still asks for would be refused to whoever is none any more.
  await page.goto('/outbox');
  const { studioConnects }: { studioConnects: { studioConnectId: number }[] } = await (
    await page.request.get('/v1/me/info', { headers })
  ).json();
  for (const { studioConnectId } of studioConnects) {
    const gone = await page.request.delete(`/v1/me/studioconnects/${studioConnectId}`, { headers });
    expect(gone.status()).toBe(204);
  }
}

test('by customer number, bank account and its end', async ({ page }) => {
  const { path, name } = place;
  const email = await newAccount(page.request);
  // A page of members leads to login, then here, and in the end to where the reader wanted to go.
  await page.goto(`${path}/selfservice/overview`);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Connect your membership' })).toBeVisible();
  await expect(listNamed(page, 'Studio of your membership')).toHaveValue(new RegExp(name));
  await expect(page.getByRole('radio', { name: /By email address/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expectAccessibleAtAllWidths(page);

  await page.getByRole('radio', { name: /By customer number/ }).check();
  await page.getByRole('textbox', { name: 'Customer number' }).fill(member.code.toLowerCase());
  await fillDay(page, '1970-01-01');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('We couldn’t find a member with these details.')).toBeVisible();
  await fillDay(page, '1991-07-08');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/selfservice\/overview$/);

  await page.goto(`${path}/studio-connect`);
  await expect(page.getByRole('heading', { name: 'Connected studios' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  // A connected studio is offered too: whoever has just bought something there is no member yet, and only the server knows.
  await choose(page, 'Studio of your membership', new RegExp(`^${name}`));
  await page.getByRole('radio', { name: /By customer number/ }).check();
  await page.getByRole('textbox', { name: 'Customer number' }).fill(member.code);
  await fillDay(page, '1991-07-08');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('already connected to this studio');
  await disconnect(page);
  await page.goto(`${path}/studio-connect`);
  await page.getByRole('radio', { name: /By bank account/ }).check();
  await page.getByRole('textbox', { name: 'IBAN', exact: true }).fill(member.iban);
  await page.keyboard.press('Tab');
  await fillDay(page, '1991-07-08');
  await expect(page.getByRole('textbox', { name: 'IBAN', exact: true })).toHaveValue(member.shown);
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page, 'nothing was remembered').toHaveURL(new RegExp(`${path}$`));

  await disconnect(page);
  await page.goto(`${path}/studio-connect`);
  await page.getByRole('radio', { name: /By the last 4 characters of the IBAN/ }).check();
  await page.getByRole('textbox', { name: 'Last name' }).fill('Beispiel');
  await fillDay(page, '1991-07-08');
  await page
    .getByRole('textbox', { name: 'Last 4 characters of the IBAN' })
    .fill(member.shown.replaceAll(' ', '').slice(-4));
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await disconnect(page);
});

test(
  'by the address that the studio knows, with the keyboard alone',
  { tag: '@deep' },
  async ({ page }) => {
    const { path, name } = place;
    const { email } = member;
    await newAccount(page.request, { email });
    await actAs(page.request, email);
    await page.goto(`${path}/studio-connect`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await tabTo(page.getByRole('radio', { name: /By email address/ }));
    await tabAndPress(page.getByRole('button', { name: 'Connect', exact: true }));
    await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
    await tabAndPress(page.getByRole('link', { name: 'Continue' }));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  },
);

test('an invitation offers both ways: an existing account logs in and connects', async ({
  page,
}) => {
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
  await fillDay(page, '1970-01-01');
  await page.getByRole('button', { name: `Connect to ${name}` }).click();
  await expect(page.getByText('We couldn’t find a member with these details.')).toBeVisible();
  await fillDay(page, invited.birthday);
  await page.getByRole('button', { name: `Connect to ${name}` }).click();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  // It works once; whoever is connected is led home.
  await page.goto(`${path}/login-register/${invitation}`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

for (const [tenant, studio, width] of [
  ['northside', 1001, 'phone'],
  ['volt', 2001, 'desktop'],
] as const)
  test(
    `accessible at ${tenant} on a ${width}, in both looks`,
    { tag: '@deep' },
    async ({ page }) => {
      await page.setViewportSize(widths[width]);
      await actAs(page.request, await newAccount(page.request));
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
