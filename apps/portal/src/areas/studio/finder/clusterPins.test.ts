import { expect, test } from 'vitest';
import { clusterPins } from './clusterPins.ts';

test('joins pins that would cover each other', () =>
  expect(
    clusterPins([
      { studio: 'a', x: 100, y: 100 },
      { studio: 'b', x: 300, y: 100 },
      { studio: 'c', x: 120, y: 110 },
    ]),
  ).toEqual([
    { x: 100, y: 100, studios: ['a', 'c'] },
    { x: 300, y: 100, studios: ['b'] },
  ]));
