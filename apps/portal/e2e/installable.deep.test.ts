import { wholeChromium } from '../chromium.ts';
import { expect, place, test } from './fixtures.ts';

// The shell without a window installs nothing and checks nothing of it.
test.use({ launchOptions: wholeChromium });

test('the portal is an app of the brand, as Chromium sees it', async ({ page }) => {
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
  // Every page of a test is in a private window, where nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
