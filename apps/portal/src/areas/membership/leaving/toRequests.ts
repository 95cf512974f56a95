import type { PublicCancelationRequest, PublicWithdrawalRequest } from '@studio-portal/sdk/types';
import { isDay, toWire } from '../../../lib/dates/dates.ts';
import type { CancelationValues, WithdrawalValues } from './fields.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Converts form values to the request; empty values become null. */
export const toCancelation = (
  typed: CancelationValues,
  organizationUnitId: number,
): PublicCancelationRequest => ({
  organizationUnitId,
  type: typed.type === 'EXTRAORDINARY' ? 'EXTRAORDINARY' : 'ORDINARY',
  reason: orNull(typed.reason),
  firstname: typed.firstname,
  lastname: typed.lastname,
  customerNumber: orNull(typed.customerNumber),
  dateOfBirth: isDay(typed.dateOfBirth) ? toWire(typed.dateOfBirth) : null,
  contract: typed.contract,
  contractEndDate: isDay(typed.contractEndDate) ? toWire(typed.contractEndDate) : null,
  email: typed.email,
});

/** Converts form values to the request. */
export const toWithdrawal = (
  typed: WithdrawalValues,
  organizationUnitId: number,
): PublicWithdrawalRequest => ({ organizationUnitId, ...typed });
