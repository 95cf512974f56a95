import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBrand } from './anyBrand.ts';
import { contrast } from './color.ts';
import { paletteCorrections } from './paletteCorrections.ts';

test('says nothing about a brand with enough contrast', () => {
  const style = { backgroundColor: '#ffffff', textColor: '#14181f', highlightColor: '#1a3294' };
  expect(paletteCorrections(style)).toEqual([]);
});

test('explains a bright color that links cannot have', () => {
  expect(paletteCorrections({ highlightColor: '#ffd600', highlightTextColor: '#14161a' })).toEqual([
    {
      field: 'highlightColor',
      purpose: 'links and icons',
      from: '#ffd600',
      to: expect.stringMatching(/^#/),
      failure: {
        ground: expect.stringMatching(/^#/),
        contrast: expect.closeTo(1.2, 0),
        least: 4.5,
      },
    },
  ]);
});

test('explains text on a band that its color does not suit', () => {
  expect(paletteCorrections({ textColor: '#14181f', footerColor: '#14181f' })).toMatchObject([
    { purpose: 'text on the footer', failure: { ground: '#14181f', contrast: 1 } },
  ]);
});

test('explains a page of medium lightness without a single failing text', () => {
  expect(paletteCorrections({ backgroundColor: '#999999' })).toMatchObject([
    { field: 'backgroundColor', from: '#999999', failure: undefined },
  ]);
});

test('replaces each color of a text that fails by one that passes', () => {
  fc.assert(
    fc.property(anyBrand, (style) => {
      const failing = paletteCorrections(style).filter(
        // Buttons with too little contrast to the page get an edge.
        ({ to, failure }) =>
          failure && failure.least > 3 && contrast(to, failure.ground) < failure.least,
      );
      expect(failing).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
