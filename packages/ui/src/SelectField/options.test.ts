import { expect, it } from 'vitest';
import { filterOptions } from './options.ts';

const options = [
  { label: 'Germany', value: 'DE' },
  { label: 'Hungary', value: 'HU' },
  { label: 'Chad', value: 148 },
];
const found = (typed: string) => filterOptions(options, typed).map(({ label }) => label);

it.each([
  ['', ['Germany', 'Hungary', 'Chad']],
  ['GERM', ['Germany']],
  ['hu', ['Hungary']],
  ['de', ['Germany']],
  [' hungary ', ['Hungary']],
  ['148', []],
  ['xyz', []],
])("finds by '%s' the options %j", (typed, labels) => {
  expect(found(typed)).toEqual(labels);
});
