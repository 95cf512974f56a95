/** Uploaded pictures: the content decides on the type, and only the picture itself is stored. */
import { eq } from 'drizzle-orm';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { profileImages } from '../../src/domains/accounts/tables.ts';
import { accountIds, useSandbox } from '../harness/sandbox.ts';
import { createDrawing, createPhoto, photoMetadata } from '../operations/pictures.ts';

const sandbox = useSandbox();

const upload = (image: Uint8Array<ArrayBuffer>) =>
  sandbox().call('uploadProfileImage', { as: 'member', image });

async function loadPicture(): Promise<Buffer> {
  const [row] = await sandbox()
    .services.db.select()
    .from(profileImages)
    .where(eq(profileImages.accountId, accountIds.member));
  return Buffer.from(row?.webp ?? []);
}

test('removes the location of a photo and applies its orientation', async () => {
  const original = await createPhoto();
  expect(Buffer.from(original).includes(photoMetadata)).toBe(true);
  expect((await upload(original)).status).toBe(200);
  const stored = await loadPicture();
  for (const trace of [photoMetadata, 'GPS', 'Exif', 'EXIF', 'XMP '])
    expect(stored.includes(trace)).toBe(false);
  // The photo was taken sideways: 1200 x 900 is stored upright.
  expect(imageSize(stored)).toMatchObject({ type: 'webp', width: 600, height: 800 });
});

test('removes data appended to a picture', async () => {
  const original = await createPhoto(40, 30);
  const hidden = new TextEncoder().encode('<script>alert(document.domain)</script>');
  expect((await upload(new Uint8Array([...original, ...hidden]))).status).toBe(200);
  expect((await loadPicture()).toString('latin1')).not.toContain('script');
});

const wrongKinds = {
  'an SVG with a script': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'an HTML page': '<!doctype html><script>alert(1)</script>',
  'a GIF': 'GIF89a',
  'a RIFF file other than WebP': 'RIFF....WAVE',
  'an empty file': '',
};

test.for(Object.entries(wrongKinds))('rejects %s, whatever its name says', async ([, text]) => {
  expect((await upload(new TextEncoder().encode(text))).status).toBe(415);
});

test('rejects a small file that claims a huge size before decoding it', async () => {
  const small = await createDrawing(8000, 8000);
  expect(small.length).toBeLessThan(1024 * 1024);
  const answer = await upload(small);
  expect([answer.status, answer.errorCode]).toEqual([422, 'picture.error.toomanypixels']);
});

test('stops reading an oversized upload', async () => {
  expect((await upload(new Uint8Array(6 * 1024 * 1024))).status).toBe(413);
});

test.for([
  ['an incomplete form', '--x\r\nContent-Disposition: form-data; name="image"; filename="a"'],
  [
    'a text instead of a file',
    '--x\r\nContent-Disposition: form-data; name="image"\r\n\r\nhello\r\n--x--\r\n',
  ],
  [
    'a file in another field',
    '--x\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\nhello\r\n--x--\r\n',
  ],
  ['a body without a form', 'hello'],
])('answers %s with 400', async ([, payload]) => {
  const { statusCode } = await sandbox().app.inject({
    method: 'POST',
    url: '/v1/me/profile/image',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      cookie: await sandbox().cookie('member'),
    },
    payload,
  });
  expect(statusCode).toBe(400);
});

test('serves a picture at an unguessable address until it is replaced or removed', async () => {
  const first = (await upload(await createPhoto(40, 30))).body.profilePictureUrl;
  const shown = await sandbox().app.inject({ url: first });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.headers['x-content-type-options']).toBe('nosniff');
  const second = (await upload(await createPhoto(40, 30))).body.profilePictureUrl;
  expect(second).not.toBe(first);
  expect((await sandbox().app.inject({ url: first })).statusCode).toBe(404);
  await sandbox().call('deleteProfileImage', { as: 'member' });
  expect((await sandbox().app.inject({ url: second })).statusCode).toBe(404);
  const { body } = await sandbox().call('getProfile', { as: 'member' });
  expect(body.profilePictureUrl).toBeNull();
});
