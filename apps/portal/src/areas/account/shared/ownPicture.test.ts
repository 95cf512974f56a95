import { expect, test } from 'vitest';
import { ownPicture } from './ownPicture.ts';

test.each([null, '/images/avatar_default.png', 'https://files.example/a/avatar_default.png'])(
  'ignores %s',
  (url) => {
    expect(ownPicture(url)).toBeUndefined();
  },
);

test('accepts any other address', () => {
  expect(ownPicture('/avatars/sample.webp')).toBe('/avatars/sample.webp');
});
