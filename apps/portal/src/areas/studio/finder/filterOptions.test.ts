import { expect, test } from 'vitest';
import { filterOptions } from './filterOptions.ts';

const sauna = { id: 1, name: 'Sauna' };
const pool = { id: 2, name: 'Pool' };

test('each once, by name, with how many have it', () =>
  expect(filterOptions([[sauna, pool], [sauna]], [], [])).toEqual([
    { id: '2', label: 'Pool', count: 1 },
    { id: '1', label: 'Sauna', count: 2 },
  ]));

test('what is chosen stays, with none, where no studio has it any more', () =>
  expect(filterOptions([[sauna]], [[sauna, pool]], ['2'])).toEqual([
    { id: '2', label: 'Pool', count: 0 },
    { id: '1', label: 'Sauna', count: 1 },
  ]));

test('what is chosen and there is counted as ever', () =>
  expect(filterOptions([[sauna]], [[sauna], [sauna]], ['1'])).toEqual([
    { id: '1', label: 'Sauna', count: 1 },
  ]));
