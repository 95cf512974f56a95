import { expect, test } from 'vitest';
import { ownPicture } from './ownPicture.ts';

test.each([null, '/images/avatar_default.png', 'https://files.example/a/avatar_default.png'])(
  '%s is no picture',
  (url) => {
    expect(ownPicture(url)).toBeUndefined();
  },
);

test('any other address is one', () => {
  expect(ownPicture('/avatars/sample.webp')).toBe('/avatars/sample.webp');
});
