import type { ContractModule, MemberContract } from '@studio-portal/sdk/types';

type Current = Pick<MemberContract, 'moduleContracts'>;

/** Returns the names of the modules that the member has and has not canceled. */
export const listExtras = ({ moduleContracts }: Current): string[] =>
  moduleContracts.flatMap(({ name, contractEndDate }) => (contractEndDate === null ? [name] : []));

/**
 * Returns the ids of bookable modules that continue a module of the current contract. Names are
 * compared, since each offer has modules of its own.
 */
export function continuedModules(modules: readonly ContractModule[], current: Current): number[] {
  const extras = listExtras(current);
  return modules.flatMap(({ id, name, included }) =>
    !included && extras.includes(name) ? [id] : [],
  );
}

/** Returns the names of current modules that are not among those of the new contract. */
export function lostExtras(modules: readonly ContractModule[], current: Current): string[] {
  const names = new Set(modules.map(({ name }) => name));
  return listExtras(current).filter((name) => !names.has(name));
}
