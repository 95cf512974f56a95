/** Pictures are unpacked one after another: a hundred uploads at once must not take all memory. */
import type * as Image from '@napi-rs/image';
import { expect, test, vi } from 'vitest';
import { cleanPicture } from '../../src/domains/accounts/picture.ts';
import { photo } from '../operations/pictures.ts';

const work = vi.hoisted(() => ({ running: 0, most: 0 }));

vi.mock('@napi-rs/image', async (original) => {
  const real = await original<typeof Image>();
  class Counted extends real.Transformer {
    override async webp(...args: Parameters<Image.Transformer['webp']>): Promise<Buffer> {
      work.running += 1;
      work.most = Math.max(work.most, work.running);
      try {
        return await super.webp(...args);
      } finally {
        work.running -= 1;
      }
    }
  }
  return { ...real, Transformer: Counted };
});

test('of many pictures at once one is unpacked, and a broken one stops nobody', async () => {
  const whole = await photo(60, 40);
  const uploads = [whole, whole, whole.slice(0, -400), whole, whole];
  const results = await Promise.allSettled(uploads.map((upload) => cleanPicture(upload)));
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(4);
  expect(work).toEqual({ running: 0, most: 1 });
});
