import { logInAs, expect, studioPath, test } from './fixtures.ts';
import { expectAccessibleAtAllWidths } from './widths.ts';

test('leads from the overview to an article, a captioned video and external sites of the studio', async ({
  page,
}) => {
  await logInAs(page.request, 'member@northside.example');
  const overview = `${studioPath('northside', 1001)}/selfservice/overview`;
  await page.goto(overview);
  const shelf = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Good to know' }) })
    .last();
  const article = shelf.getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = await article.innerText();
  const externalLink = page.getByRole('link', { name: /\(opens in a new tab\)$/ }).last();
  await expect(externalLink).toHaveAttribute('target', '_blank');
  await expect(externalLink).toHaveAttribute('rel', /noopener/);
  await expectAccessibleAtAllWidths(page);
  await article.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(title));
  await expectAccessibleAtAllWidths(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Articles' })).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  const films = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Videos' }) })
    .last();
  await films.getByRole('link').first().click();
  const player = page.locator('video');
  await expect(player).toBeVisible();
  await expectAccessibleAtAllWidths(page);
  const cues = await player.evaluate(async (film: HTMLVideoElement) => {
    film.muted = true;
    await film.play();
    const [captions] = film.textTracks;
    if (!captions) return 0;
    captions.mode = 'showing';
    // The captions file loads only when captions are shown.
    while (!captions.cues?.length) await new Promise((soon) => setTimeout(soon, 100));
    return captions.cues.length;
  });
  expect(cues).toBeGreaterThan(0);
  await page.goto(`${overview.replace('overview', 'content')}?article=1`);
  await expect(page.getByText('This is no longer here.').last()).toBeVisible();
});
