/** Ids and states for rows about idle periods. */
import { state, type StateParams } from '../../src/states.ts';
import { withMembership } from '../contracts/fixtures.ts';

export const path = '/nox/v1/customercenter/idleperiod';
export const idlePeriodId = 97101;
export const unknownId = 99999;
export const documentId = '2c4e6a80-1b3d-4f5a-8c7e-9d0b1a2c3e01';

type IdlePeriodPermission = StateParams<'idle periods'>['may'];
type DocumentRule = StateParams<'idle periods'>['document'];

/** States for a member whose contract can be paused. */
export const withIdlePeriods = (
  may: IdlePeriodPermission = 'pause at once',
  document: DocumentRule = 'not required',
) => [...withMembership(), state('idle periods', { may, document })];

export const idle = (situation: StateParams<'an idle period'>['state'], id = idlePeriodId) =>
  state('an idle period', { id, state: situation });

/** States for a member with a canceled contract. */
export const withCanceledContract = [
  ...withMembership('canceled'),
  state('idle periods', { may: 'pause at once', document: 'not required' }),
];

/** Error for members who may not see idle periods. */
export const withoutReadPermission = {
  given: withIdlePeriods('nothing'),
  typedArgs: [{ type: 'STRING', value: 'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ' }],
} as const;

/** Error for members who may only see idle periods. */
export const withoutWritePermission = {
  given: withIdlePeriods('only see'),
  typedArgs: [{ type: 'STRING', value: 'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_WITHOUT_VERIFICATION' }],
} as const;

/** Fields of an idle period that its state determines. */
export const idlePeriodFields = [
  'id',
  'state',
  'rejectionReason',
  'documentAttached',
  'cancelable',
  'effect.contractId',
  'effect.contractName',
] as const;
