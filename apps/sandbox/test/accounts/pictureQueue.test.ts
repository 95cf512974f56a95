/** Pictures are decoded one after another, so that a hundred concurrent uploads do not exhaust the memory. */
import { Transformer } from '@napi-rs/image';
import { expect, test, vi } from 'vitest';
import { cleanPicture } from '../../src/domains/accounts/picture.ts';
import { createPhoto } from '../operations/pictures.ts';

test('decodes one picture at a time and continues after a broken one', async () => {
  const work = { running: 0, most: 0 };
  const webp: Transformer['webp'] = Reflect.get(Transformer.prototype, 'webp');
  vi.spyOn(Transformer.prototype, 'webp').mockImplementation(async function (
    this: Transformer,
    ...args
  ) {
    work.running += 1;
    work.most = Math.max(work.most, work.running);
    try {
      return await webp.apply(this, args);
    } finally {
      work.running -= 1;
    }
  });
  const picture = await createPhoto(60, 40);
  const uploads = [picture, picture, picture.slice(0, -400), picture, picture];
  const results = await Promise.allSettled(uploads.map((upload) => cleanPicture(upload)));
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(4);
  expect(work).toEqual({ running: 0, most: 1 });
});
