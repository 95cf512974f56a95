import { expect, it } from 'vitest';
import { checkFile } from './pickedFiles.ts';

const file = (name: string, type: string, size = 10) =>
  new File(['x'.repeat(size)], name, { type });

it.each([
  ['image/*', file('a.png', 'image/png'), undefined],
  ['image/png, .pdf', file('A.PDF', ''), undefined],
  ['image/png,image/jpeg', file('a.jpg', 'image/jpeg'), undefined],
  ['', file('a.txt', 'text/plain'), undefined],
  ['image/*', file('a.txt', 'text/plain'), 'wrongType'],
  ['.pdf', file('pdf', 'application/pdf'), 'wrongType'],
  ['image/*', file('a.png', 'image/png', 11), 'tooLarge'],
])('checks files against accept="%s"', (accept, picked, refusal) => {
  expect(checkFile(picked, accept, 10)).toBe(refusal);
});
