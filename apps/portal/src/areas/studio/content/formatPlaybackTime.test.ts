import { expect, test } from 'vitest';
import { formatPlaybackTime } from './formatPlaybackTime.ts';

test.each([
  [8, '0:08'],
  [125, '2:05'],
  [3725, '1:02:05'],
])('formats %d seconds', (seconds, text) => {
  expect(formatPlaybackTime(seconds)).toBe(text);
});
