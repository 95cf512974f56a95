/** Ids and states for rows about membership contracts. */
import { state, type StateParams } from '../../src/states.ts';
import { session } from '../../src/wire.ts';
import { member, studio } from '../given.ts';

export const contractId = 93101;
export const endedId = 93102;
export const includedId = 94101;
export const moduleContractId = 94102;
export const unknownId = 99999;

export const contractsPath = '/nox/v1/customercenter/contract';
export const modulesPath = '/nox/v1/customercenter/modulecontract';

/** States for a member with membership contracts. */
export const withMembership = (situation: StateParams<'a membership'>['state'] = 'running') => [
  studio,
  member,
  state('a membership', { state: situation }),
];

export const noMembership = (id: number) => state('no membership', { contractId: id });

const active = 'CUSTOMER_CENTER_CONTRACT_SHOW_ACTIVE_CONTRACTS';

/** States for a member who may not see active contracts. */
const withoutPermission = [
  ...withMembership(),
  state('a missing permission', { permission: active }),
];

/** Part of a row whose member lacks the permission to see contracts. */
export const notPermitted = {
  given: withoutPermission,
  typedArgs: [{ type: 'STRING' as const, value: active }],
};

export const headers = session;
