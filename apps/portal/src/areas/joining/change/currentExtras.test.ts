import type { ContractModule, MemberModuleContract } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { continuedModules, lostExtras } from './currentExtras.ts';

const month = { term: 1, termUnit: 'MONTH' } as const;

const booked = (name: string, contractEndDate: Date | null = null): MemberModuleContract => ({
  id: 1,
  contractId: 1,
  name,
  price: { amount: 5, currency: 'EUR' },
  paymentFrequency: month,
  startDate: new Date('2026-01-01'),
  endDate: new Date('2026-12-31'),
  cancelationDate: null,
  lastPossibleCancelationDate: null,
  contractEndDate,
  cancelable: true,
  withdrawable: false,
  trialPeriodStartDate: null,
  trialPeriodEndDate: null,
});

const offered = (id: number, name: string, included = false): ContractModule => ({
  id,
  name,
  description: '',
  included,
  price: null,
  paymentFrequency: month,
  trialPeriod: null,
});

const current = {
  moduleContracts: [booked('Sauna'), booked('Drinks'), booked('Towels', new Date('2026-12-31'))],
};

test('continues modules of the same name, except included and canceled ones', () => {
  const modules = [offered(1, 'Sauna', true), offered(2, 'Drinks'), offered(3, 'Towels')];
  expect(continuedModules(modules, current)).toEqual([2]);
});

test('lists the modules that the new contract does not have', () => {
  expect(lostExtras([offered(2, 'Drinks')], current)).toEqual(['Sauna']);
  expect(lostExtras([offered(1, 'Sauna', true), offered(2, 'Drinks')], current)).toEqual([]);
});
