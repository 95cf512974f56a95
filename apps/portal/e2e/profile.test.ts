import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newAccount, password } from './accounts.ts';
import { chooseOption, expectDate, fillDate, searchableList } from './formInputs.ts';
import { logInAs, expect, place, studioPath, test } from './fixtures.ts';
import { withExif } from './exif.ts';

/** Draws a wide picture, red left and blue right, as a camera would store it. */
async function drawPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = 'red';
      context.fillRect(0, 0, w / 2, h);
      context.fillStyle = 'blue';
      context.fillRect(w / 2, 0, w / 2, h);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** Stores what the page uploads as base64 in the window's name, and sends it on. */
const recordUploads = (page: Page) =>
  page.addInitScript(() => {
    const record = async (body: unknown) => {
      const image = body instanceof FormData ? body.get('image') : null;
      if (image instanceof Blob)
        window.name = btoa(
          Array.from(new Uint8Array(await image.arrayBuffer()), (byte) =>
            String.fromCodePoint(byte),
          ).join(''),
        );
    };
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit | null) {
        void record(body).then(() => super.send(body));
      }
    };
  });

/** Returns the size of a picture and its colors near the top and the bottom. */
const inspectPicture = (page: Page, base64: string) =>
  page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
    const picture = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'none' });
    const { width, height } = picture;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0);
    const edgeColor = (y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(width / 2, y, 1, 1).data ?? [];
      return red > 200 ? 'red' : blue > 200 ? 'blue' : 'other';
    };
    return { width, height, top: edgeColor(5), bottom: edgeColor(height - 5) };
  }, base64);

test('shows how much of a picture is sent on a slow line', async ({ page, context }) => {
  await logInAs(page.request, await newAccount(page.request));
  await page.goto(`${place.path}/me/settings/profile`);
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  const network = await context.newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 3_000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', line);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByRole('progressbar', { name: /^Uploading: [1-9]\d?%$/ })).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 });
  await expect(page.getByText('Picture saved')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('uploads a picture small, upright and without its location, and shows it in the header at once', async ({
  page,
}) => {
  await recordUploads(page);
  const email = await newAccount(page.request);
  const { path } = place;
  await logInAs(page.request, email);
  await page.goto(`${path}/me/settings/profile`);
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  const stored = withExif(await drawPhoto(page, 4000, 3000), { orientation: 6, latitude: 52 });
  expect(stored.includes('Exif')).toBe(true);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: stored });
  await expect(page.getByText('Picture saved')).toBeVisible();
  const account = page.getByRole('button', { name: 'Account of' });
  await expect(account.locator('img')).toHaveAttribute('src', /^\/avatars\//);

  const uploaded = await page.evaluate(() => window.name);
  const bytes = Buffer.from(uploaded, 'base64');
  expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  for (const trace of ['Exif', 'http://ns.adobe.com', 'GPS'])
    expect(bytes.includes(trace)).toBe(false);
  // Orientation 6 is rotated: the left side of the file is the top of the picture.
  expect(await inspectPicture(page, uploaded)).toEqual({
    width: 600,
    height: 800,
    top: 'red',
    bottom: 'blue',
  });

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Picture removed')).toBeVisible();
  await expect(account.locator('img')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose picture' })).toBeFocused();
});

test.describe('profile input', () => {
  // The console reports the rejected call of the ended session.
  test.use({ allowsFailures: true });

  test('survives visiting another page, a canceled closing of the tab and the end of the session', async ({
    page,
    context,
  }) => {
    const email = await newAccount(page.request);
    const { path } = place;
    await logInAs(page.request, email);
    await page.goto(`${path}/me/settings/profile`);
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Phone').fill('+49 30 000000');
    await fillDate(page, '1990-02-30');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Date of birth: Invalid date' })).toBeVisible();
    await fillDate(page, '1990-02-03');

    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await page.getByRole('link', { name: /^Profile/ }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await expectDate(page, '1990-02-03');

    // Closing the tab asks for confirmation; canceling it loses no input.
    const opened = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await opened;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');

    await chooseOption(page, 'Country', 'United States');
    await expect(page.getByLabel('State'), 'studios of other countries need none').toBeHidden();
    await chooseOption(page, 'Language of our emails', 'Deutsch (Deutschland)');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Robin Person' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');
    await expect(page.getByLabel('Phone')).toHaveValue('+49 30 000000');
    await expect(searchableList(page, 'Country')).toHaveValue('United States');
    await expect(searchableList(page, 'Language of our emails')).toHaveValue(
      'Deutsch (Deutschland)',
    );
    await expect(page.getByText(/^With us since /)).toBeVisible();

    await page.getByLabel('First name').fill('Somebody else');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Robin');

    // The date of birth remains the typed day, also in the file.
    await page.getByRole('link', { name: 'Settings' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(data.profile.dateOfBirth).toBe('1990-02-03');
  });
});

test(
  'asks for the state at a studio in the United States, with the house number first',
  { tag: '@deep' },
  async ({ page }) => {
    await logInAs(page.request, await newAccount(page.request));
    await page.goto(`${studioPath('volt', 2001)}/me/settings/profile`);
    await page.getByLabel('House number').fill('12');
    await page.getByLabel('House number').press('Tab');
    await expect(page.getByLabel('Street')).toBeFocused();
    await chooseOption(page, 'State', 'New York');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await page.reload();
    await expect(searchableList(page, 'State')).toHaveValue('New York');
  },
);
