/** What the rows of idle periods have in common. */
import { state, type ParamsOf } from '../../src/states.ts';
import { having } from '../contracts/having.ts';

export const path = '/nox/v1/customercenter/idleperiod';
export const idlePeriodId = 97101;
export const unknownId = 99999;
export const documentId = '2c4e6a80-1b3d-4f5a-8c7e-9d0b1a2c3e01';

type May = ParamsOf<'idle periods'>['may'];
type Document = ParamsOf<'idle periods'>['document'];

/** The member with a contract that may rest. */
export const resting = (may: May = 'pause at once', document: Document = 'not required') => [
  ...having(),
  state('idle periods', { may, document }),
];

export const idle = (situation: ParamsOf<'an idle period'>['state'], id = idlePeriodId) =>
  state('an idle period', { id, state: situation });

/** The same member with a contract that is canceled. */
export const canceled = [
  ...having('canceled'),
  state('idle periods', { may: 'pause at once', document: 'not required' }),
];

/** What a member is told who may not see idle periods. */
export const unseen = {
  given: resting('nothing'),
  typedArgs: [{ type: 'STRING', value: 'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ' }],
} as const;

/** What a member is told who may see them alone. */
export const unchanged = {
  given: resting('only see'),
  typedArgs: [{ type: 'STRING', value: 'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITHOUT_VERIFICATION' }],
} as const;

/** What the state of an idle period fixes. */
export const stored = [
  'id',
  'state',
  'rejectionReason',
  'documentAttached',
  'cancelable',
  'effect.contractId',
  'effect.contractName',
] as const;
