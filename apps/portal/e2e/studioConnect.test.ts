import type { Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { choose, fillDay, listNamed } from './answers.ts';
import { actAs, expect, expectAccessible, logIn, placeOf, studioPath, test } from './fixtures.ts';
import { tabAndPress, tabTo } from './keyboard.ts';
import { expectLoaded } from './loaded.ts';
import { headers } from './purchase.ts';

/** Whom the studio of each width has in its books, and an invitation for somebody else. */
const members = {
  phone: {
    code: 'NS-10001',
    iban: 'de02 1203 0000 0000 2020 51',
    shown: 'DE02 1203 0000 0000 2020 51',
    email: 'ben@northside.example',
    invitation: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b11',
    invited: { code: 'NS-10004', birthday: '1993-10-11' },
  },
  desktop: {
    code: 'NS-30001',
    iban: 'DE02-2005-0550-1015-8713-93',
    shown: 'DE02 2005 0550 1015 8713 93',
    email: 'dan@northside.example',
    invitation: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b30',
    invited: { code: 'NS-30003', birthday: '1992-09-10' },
  },
} as const;

function memberOf({ name }: { name: string }) {
  const found = Object.entries(members).find(([width]) => width === name)?.[1];
  if (!found) throw new Error(`There is no member for the width "${name}".`);
  return found;
}

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

test('by customer number, bank account and its end; what is wrong is told and nothing typed is lost', async ({
  page,
}, { project }) => {
  test.slow();
  const { path, name } = placeOf(project);
  const member = memberOf(project);
  const email = await newAccount(page.request, project.name);
  // A page of members leads to login, then here, and in the end to where the reader wanted to go.
  await page.goto(`${path}/me/bookings`);
  await logIn(page, email);
  await expect(page.getByRole('heading', { name: 'Connect your membership' })).toBeVisible();
  await expect(listNamed(page, 'Studio of your membership')).toHaveValue(new RegExp(name));
  await expect(page.getByRole('radio', { name: /By email address/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('We couldn’t find a member with these details.')).toBeVisible();
  await expect(page.getByText(/Try another way/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: /By customer number/ }).check();
  await expect(page.getByText('We couldn’t find a member with these details.')).toBeHidden();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Enter your customer number');
  await page.getByRole('textbox', { name: 'Customer number' }).fill(member.code.toLowerCase());
  await fillDay(page, '1970-01-01');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('We couldn’t find a member with these details.')).toBeVisible();
  await fillDay(page, '1991-07-08');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/me\/bookings$/);

  await page.goto(`${path}/studio-connect`);
  await expect(page.getByRole('heading', { name: 'Connected studios' })).toBeVisible();
  await expectAccessible(page);
  // A connected studio is offered too: whoever has just bought something there is no member yet, and only the server knows.
  const studio = listNamed(page, 'Studio of your membership');
  await choose(page, 'Studio of your membership', new RegExp(`^${name}`));
  await page.getByRole('radio', { name: /By customer number/ }).check();
  await page.getByRole('textbox', { name: 'Customer number' }).fill(member.code);
  await fillDay(page, '1991-07-08');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('link', { name: /^Studio of your membership: / }).click();
  await expect(studio).toBeFocused();
  await expect(studio).toHaveAccessibleDescription(/already connected to this studio/);
  await expectAccessible(page);
  await disconnect(page);
  await page.goto(`${path}/studio-connect`);
  await page.getByRole('radio', { name: /By bank account/ }).check();
  await page
    .getByRole('textbox', { name: 'IBAN', exact: true })
    .fill('DE02 1203 0000 0000 2020 52');
  await fillDay(page, '1991-07-08');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('IBAN: Invalid IBAN');
  await page.getByRole('textbox', { name: 'IBAN', exact: true }).fill(member.iban);
  await page.getByRole('combobox', { name: 'Day', exact: true }).focus();
  await expect(page.getByRole('textbox', { name: 'IBAN', exact: true })).toHaveValue(member.shown);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page, 'nothing was remembered').toHaveURL(new RegExp(`${path}$`));

  await disconnect(page);
  await page.goto(`${path}/studio-connect`);
  await page.getByRole('radio', { name: /By the last 4 characters of the IBAN/ }).check();
  await page.getByRole('textbox', { name: 'Last 4 characters of the IBAN' }).fill('12');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Beispiel');
  await fillDay(page, '1991-07-08');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Enter just the last 4 characters');
  await page
    .getByRole('textbox', { name: 'Last 4 characters of the IBAN' })
    .fill(member.shown.replaceAll(' ', '').slice(-4));
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await disconnect(page);
});

test('by the address that the studio knows, with the keyboard alone', async ({ page }, {
  project,
}) => {
  const { path, name } = placeOf(project);
  const { email } = memberOf(project);
  await newAccount(page.request, project.name, { email });
  await page.goto(`${path}/login-register`);
  await logIn(page, email);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.goto(`${path}/studio-connect`);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await tabTo(page.getByRole('radio', { name: /By email address/ }));
  await tabAndPress(page.getByRole('button', { name: 'Connect', exact: true }));
  await expect(page.getByRole('heading', { name: `You’re connected to ${name}` })).toBeVisible();
  await tabAndPress(page.getByRole('link', { name: 'Continue' }));
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('a member of another account, and too many attempts', async ({ page }, { project }) => {
  test.slow();
  const { path } = placeOf(project);
  const email = await newAccount(page.request, project.name);
  await page.goto(`${path}/login-register`);
  await logIn(page, email);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.goto(`${path}/studio-connect`);
  await page.getByRole('radio', { name: /By customer number/ }).check();
  await page.getByRole('textbox', { name: 'Customer number' }).fill('XX-99999');
  await fillDay(page, '1991-07-08');
  await expect(async () => {
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByText(/Too many attempts\. Wait \d+ seconds?/)).toBeVisible({
      timeout: 700,
    });
  }).toPass();
  await expectAccessible(page);
});

test('an invitation offers both ways: an existing account logs in and connects', async ({ page }, {
  project,
}) => {
  const { path, name } = placeOf(project);
  const { invitation, invited } = memberOf(project);
  const email = await newAccount(page.request, project.name);
  await page.goto(`${path}/login-register/${invitation}`);
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Invited');
  await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
  await expectAccessible(page);
  await logIn(page, email);
  await expect(page.getByText(`to customer number ${invited.code}`)).toBeVisible();
  await expectAccessible(page);
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

for (const [face, colorScheme, locale] of [
  ['light German', 'light', 'de-DE'],
  ['dark Hungarian', 'dark', 'hu-HU'],
] as const)
  test(`accessible in ${face}`, async ({ page }, { project }) => {
    // Each width looks at another brand.
    const path = project.name === 'phone' ? placeOf(project).path : studioPath('volt', 2001);
    await actAs(page.request, await newAccount(page.request, project.name));
    await page.emulateMedia({ colorScheme });
    await page.goto(`${path}/studio-connect?lo=${locale}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectLoaded(page);
    const ways = await page.getByRole('radio').all();
    expect(ways.length).toBeGreaterThan(1);
    for (const radio of ways) {
      await radio.check();
      await expectAccessible(page);
    }
  });
