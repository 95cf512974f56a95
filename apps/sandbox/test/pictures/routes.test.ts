import { imageSize } from 'image-size';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { whitelabelConfigs } from '../../src/domains/brands/tables.ts';
import { renderPicture } from '../../src/pictures/renderPicture.ts';
import { useSandbox } from '../harness/sandbox.ts';

const sandbox = useSandbox();

const load = (url: string, accept: string) =>
  sandbox().app.inject({ url, headers: { host: 'localhost', accept } });

const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const messenger = '*/*';

test.each([
  ['a browser', '', browser, 'webp', 480, 320],
  ['a browser', '?size=large', browser, 'webp', 960, 640],
  ['a mail program', '', messenger, 'png', 480, 320],
  ['a link preview', '?size=large', messenger, 'png', 1200, 630],
  ['the top of a mail', '?size=mail', browser, 'png', 1200, 600],
])('sends %s a picture%s', async (_client, query, accept, format, width, height) => {
  const { headers, rawPayload } = await load(`/pictures/course/401${query}`, accept);
  expect(headers).toMatchObject({
    'content-type': `image/${format}`,
    'cache-control': 'max-age=86400',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers.vary).toContain('Accept');
  expect(imageSize(rawPayload)).toMatchObject({ type: format, width, height });
});

test('sends pictures of studios large enough for the top of their page', async () => {
  const { rawPayload } = await load('/pictures/studio/1001?size=large', browser);
  expect(imageSize(rawPayload)).toMatchObject({ width: 1440, height: 960 });
});

test('sends an SVG at the address that earlier sample data has', async () => {
  const { headers, body } = await load('/pictures/course/401.svg?size=large', browser);
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(body).toMatch(/^<svg [^>]*viewBox/);
});

test('draws in the picture style of the brand', async () => {
  const draw = async () => (await load('/pictures/course/401.svg', browser)).body;
  const outlined = await draw();
  await sandbox()
    .services.db.update(whitelabelConfigs)
    .set({ style: sql`${whitelabelConfigs.style} || '{"pictureStyle":"CUTOUT"}'::jsonb` })
    .where(eq(whitelabelConfigs.tenantName, 'northside'));
  expect(await draw()).not.toBe(outlined);
});

test('renders a picture once', async () => {
  const picture = {
    scene: 'yoga',
    style: 'LINE',
    color: '#1A3294',
    turn: 0,
    mirrored: false,
  } as const;
  const small = { width: 480, height: 320 };
  const first = renderPicture(picture, { format: 'webp', ...small });
  expect(renderPicture({ ...picture }, { format: 'webp', ...small })).toBe(first);
  expect(renderPicture(picture, { format: 'png', ...small })).not.toBe(first);
  await first;
});

test.each([
  '/pictures/course/999',
  '/pictures/course/999.svg',
  '/pictures/course/401.gif',
  '/pictures/course/yoga',
  '/pictures/employee/1',
])('does not find %s', async (url) => {
  expect((await load(url, browser)).statusCode).toBe(404);
});
