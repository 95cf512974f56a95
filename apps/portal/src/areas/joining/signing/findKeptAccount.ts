import type { Signing } from './useSigning.tsx';

/**
 * Returns the masked account whose mandate the new contract can keep; null if the contract to
 * replace has no mandate, or if the new one cannot be paid by direct debit.
 */
export function findKeptAccount({
  condition,
  currentContract,
}: Pick<Signing, 'condition' | 'currentContract'>): string | null {
  if (currentContract?.paymentMethod !== 'DIRECT_DEBIT') return null;
  const { mandateReference, maskedIban } = currentContract;
  const isAccepted = condition.paymentMethods.includes('DIRECT_DEBIT');
  return isAccepted && mandateReference !== null ? (maskedIban ?? mandateReference) : null;
}
