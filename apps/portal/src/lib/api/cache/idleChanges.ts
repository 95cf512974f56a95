import { contracts } from './contractChanges.ts';

/** Effects of calls about idle periods; `changes` checks them against the SDK's calls. */

/** Idle periods and the remaining allowance, the paused contract, and its charges. */
const affectedQueries = [
  'listIdlePeriods',
  'getIdlePeriods',
  'getIdlePeriodDateLimitations',
  'getIdlePeriodFirstStartDate',
  'getIdlePeriodCreateButton',
  ...contracts,
  'getCustomerAccount',
  'getAccountBalance',
  // A pause denies entry.
  'getActiveCheckin',
] as const;

export const idleChanges = {
  createIdlePeriod: affectedQueries,
  cancelIdlePeriod: affectedQueries,
  uploadIdlePeriodDocument: [],
  uploadIdlePeriodDocumentV2: [],
} as const;
