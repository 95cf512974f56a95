import { expect, studioPath, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

const volt = studioPath('volt', 2001);
const isEvent = (url: string) => url.endsWith('/v1/public/event-logging/event');

test.use({ answersCookies: false });

test('gives accept and reject equal weight, and counts nothing without consent', async ({
  page,
  context,
}) => {
  const events: string[] = [];
  page.on('request', (request) => isEvent(request.url()) && events.push(request.url()));
  await page.goto(volt);
  const notice = page.getByRole('region', { name: 'Cookies' });
  const accept = notice.getByRole('button', { name: 'Accept all' });
  const reject = notice.getByRole('button', { name: 'Reject all' });
  await expect(reject).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  const [a, b] = [await accept.boundingBox(), await reject.boundingBox()];
  const boxSize = (box: typeof a) => box && [box.width, box.height, box.y].map(Math.round);
  expect(boxSize(a)).toEqual(boxSize(b));
  const style = (element: Element) => {
    const { color, backgroundColor, fontWeight, fontSize, borderColor } = getComputedStyle(element);
    return { color, backgroundColor, fontWeight, fontSize, borderColor };
  };
  expect(await accept.evaluate(style)).toEqual(await reject.evaluate(style));
  await reject.click();
  await expect(notice).toBeHidden();
  await page.goto(`${volt}/news`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(events).toEqual([]);
  const optOut = (await context.cookies()).find(({ name }) => name === 'analytics-opt-out');
  // Checks the value only, because browsers limit the lifetime of a cookie to 400 days.
  expect(optOut?.value).toBe('true');
});

test('counts each page by name after consent, and lets the user revoke it', async ({ page }) => {
  const first = page.waitForRequest((request) => isEvent(request.url()));
  await page.goto(volt);
  await page.getByRole('button', { name: 'Accept all' }).click();
  expect((await first).postDataJSON()).toMatchObject({
    eventName: 'msweb-nav-studio',
    applicationName: 'MS_FRONTEND',
    userId: null,
  });
  const second = page.waitForRequest((request) => isEvent(request.url()));
  await page.getByRole('link', { name: 'News' }).first().click();
  const event = (await second).postDataJSON();
  expect(event.eventName).toBe('msweb-nav-studio-news');
  expect(event.properties.elapsedSeconds).toBeGreaterThanOrEqual(0);

  await page.goto(`${volt}/cookies`);
  await expect(page.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Statistics' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your choice has been saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
});
