import { expect, it } from 'vitest';
import { drawn, emptySignature, lettering, nameIn, pathOf, written } from './signature.ts';

const svgIn = (dataUrl: string) =>
  Buffer.from(dataUrl.replace('data:image/svg+xml;base64,', ''), 'base64').toString();

it.each([
  ['nothing', [], ''],
  ['a dot', [{ x: 5, y: 6 }], 'M5 6h0'],
  [
    'a line',
    [
      { x: 0, y: 0 },
      { x: 10, y: 4 },
    ],
    'M0 0L10 4',
  ],
  [
    'a bend',
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ],
    'M0 0Q10 0 10 5L10 10',
  ],
])('draws %s', (_, line, path) => {
  expect(pathOf(line)).toBe(path);
});

it('a drawn signature is base64 SVG of its strokes', () => {
  const { lines, dataUrl } = drawn([[{ x: 5, y: 6 }], [{ x: 7, y: 8 }]], 300);
  expect(lines).toHaveLength(2);
  expect(dataUrl).toMatch(/^data:image\/svg\+xml;base64,[\w+/]+=*$/);
  expect(svgIn(dataUrl)).toContain('viewBox="0 0 300 200"');
  expect(svgIn(dataUrl).match(/<path/g)).toHaveLength(2);
});

it.each(['Zoë Sample', 'A < B & "C"', 'Győző &amp; Co'])(
  'a typed name is found again: %s',
  (name) => {
    const signature = written(name, 300);
    expect(signature.lines).toEqual([]);
    expect(nameIn(signature)).toBe(name);
    expect(svgIn(signature.dataUrl)).not.toContain('< B');
  },
);

it('no name is no signature, and strokes have no name', () => {
  expect(written('', 300)).toEqual(emptySignature);
  expect(nameIn(emptySignature)).toBe('');
  expect(nameIn(drawn([[{ x: 5, y: 6 }]], 300))).toBe('');
});

it('a long name gets smaller letters', () => {
  expect(lettering('Al', 300).fontSize).toBe(60);
  expect(lettering('A very long sample name', 300).fontSize).toBeLessThan(20);
});
