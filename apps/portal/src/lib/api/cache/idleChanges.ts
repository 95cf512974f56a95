import { contracts } from './contractChanges.ts';

/** What calls about idle periods change; `changes` holds them against the SDK's calls. */

/** Idle periods and what is left of them, the contract that rests, and what is charged for it. */
const rested = [
  'listIdlePeriods',
  'getIdlePeriods',
  'getIdlePeriodDateLimitations',
  'getIdlePeriodFirstStartDate',
  'getIdlePeriodCreateButton',
  ...contracts,
  'getCustomerAccount',
  'getAccountBalance',
] as const;

export const idleChanges = {
  createIdlePeriod: rested,
  cancelIdlePeriod: rested,
  uploadIdlePeriodDocument: [],
  uploadIdlePeriodDocumentV2: [],
} as const;
