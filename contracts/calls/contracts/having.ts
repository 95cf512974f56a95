/** What the member of the examples has, and what their rows have in common. */
import { state, type ParamsOf } from '../../src/states.ts';
import { session } from '../../src/wire.ts';
import { member, studio } from '../given.ts';

export const contractId = 93101;
export const overId = 93102;
export const includedId = 94101;
export const moduleContractId = 94102;
export const unknownId = 99999;

export const contractsPath = '/nox/v1/customercenter/contract';
export const modulesPath = '/nox/v1/customercenter/modulecontract';

/** The member with contracts. */
export const having = (situation: ParamsOf<'a membership'>['state'] = 'running') => [
  studio,
  member,
  state('a membership', { state: situation }),
];

export const nothingOf = (id: number) => state('no membership', { contractId: id });

const active = 'CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS';

/** The same, who may not see what runs. */
export const unseen = [...having(), state('a missing permission', { permission: active })];

export const headers = session;
