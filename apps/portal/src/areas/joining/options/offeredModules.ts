import type { ContractModule } from '@studio-portal/sdk/types';
import { type ContractModules, readContractModules } from '../../../lib/browser/contractModules.ts';

/**
 * Returns the modules to choose from: those that the address selects or offers, or all bookable
 * ones if it offers none of them. Ignores ids that the contract does not have (spec 2.6).
 */
export function offeredModules(
  modules: readonly ContractModule[],
  { selected, optional }: ContractModules = readContractModules(),
): ContractModule[] {
  const bookable = modules.filter(({ included }) => !included);
  const isRestricted = bookable.some(({ id }) => optional.includes(id));
  return isRestricted
    ? bookable.filter(({ id }) => optional.includes(id) || selected.includes(id))
    : bookable;
}

/** Returns the ids of the modules that the address preselects. */
export const preselectedModules = (
  modules: readonly ContractModule[],
  { selected }: ContractModules = readContractModules(),
): number[] =>
  modules.flatMap(({ id, included }) => (!included && selected.includes(id) ? [id] : []));
