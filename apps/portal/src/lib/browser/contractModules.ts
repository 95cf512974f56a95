import * as z from 'zod/mini';
import { readQuery } from '../address/query.ts';
import { readStored, store } from './storage.ts';

const contractModules = z.object({
  selected: z.array(z.int()),
  optional: z.array(z.int()),
});

/** Ids of contract modules from the address of the visit (spec 2.6). */
export type ContractModules = z.output<typeof contractModules>;

/**
 * Remembers the modules that `?sm=` preselects and `?om=` offers for the visit, since links inside
 * the portal drop the query (spec 2.6). Other modules than before start a new choice.
 */
export function rememberContractModules(search: string): void {
  const { selectedModules: selected, optionalModules: optional } = readQuery(search);
  if (selected.length === 0 && optional.length === 0) return;
  const isSame = JSON.stringify(readContractModules()) === JSON.stringify({ selected, optional });
  if (isSame) return;
  store('contract-modules', { selected, optional });
  store('contract-choice', undefined);
}

/** Returns the remembered modules; empty lists if the address named none. */
export const readContractModules = (): ContractModules =>
  contractModules.safeParse(readStored('contract-modules')).data ?? { selected: [], optional: [] };
