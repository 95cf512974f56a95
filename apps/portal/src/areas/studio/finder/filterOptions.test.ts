import { expect, test } from 'vitest';
import { filterOptions } from './filterOptions.ts';

const sauna = { id: 1, name: 'Sauna' };
const pool = { id: 2, name: 'Pool' };

test('lists each option once, sorted by name, with its count', () =>
  expect(filterOptions([[sauna, pool], [sauna]], [], [])).toEqual([
    { id: '2', label: 'Pool', count: 1 },
    { id: '1', label: 'Sauna', count: 2 },
  ]));

test('keeps a selected option with a count of 0 if no studio has it', () =>
  expect(filterOptions([[sauna]], [[sauna, pool]], [2])).toEqual([
    { id: '2', label: 'Pool', count: 0 },
    { id: '1', label: 'Sauna', count: 1 },
  ]));

test('counts a selected option like any other', () =>
  expect(filterOptions([[sauna]], [[sauna], [sauna]], [1])).toEqual([
    { id: '1', label: 'Sauna', count: 1 },
  ]));
