import type { ContractModule } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { offeredModules, preselectedModules } from './offeredModules.ts';

const toModule = (id: number, included = false): ContractModule => ({
  id,
  name: `Module ${id}`,
  description: '',
  included,
  price: null,
  paymentFrequency: { term: 1, termUnit: 'MONTH' },
  trialPeriod: null,
});

const modules = [toModule(1, true), toModule(2), toModule(3), toModule(4)];

test.each([
  ['all without a query', [], [], [2, 3, 4]],
  ['those named', [], [2, 4], [2, 4]],
  ['those named and those selected', [3], [2], [2, 3]],
  ['all if none of the ids exists', [], [99], [2, 3, 4]],
  ['no included module', [], [1, 2], [2]],
])('offers %s', (_case, selected, optional, expected) => {
  expect(offeredModules(modules, { selected, optional }).map(({ id }) => id)).toEqual(expected);
});

test('preselects bookable modules and ignores other ids', () => {
  expect(preselectedModules(modules, { selected: [99, 4, 1], optional: [] })).toEqual([4]);
});
