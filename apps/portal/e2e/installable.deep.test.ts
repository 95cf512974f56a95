import { wholeChromium } from '../chromium.ts';
import { expect, place, test } from './fixtures.ts';

// Headless shell supports neither installation nor checks of it.
test.use({ launchOptions: wholeChromium });

test('Chromium accepts the portal as an installable app of the brand', async ({ page }) => {
  const { path } = place;
  await page.goto(path);
  const devtools = await page.context().newCDPSession(page);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({
    name: 'Northside Athletics',
    short_name: 'Northside',
    start_url: path,
    display: 'standalone',
  });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every page of a test is in incognito mode, where nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
