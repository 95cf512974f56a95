import type { BookingOffer, Money } from '@studio-portal/sdk/types';
import { path } from '../../site/address/paths.ts';
import type { StepId } from './components/BookingFrame.tsx';

/** Whether anything is to be paid. */
export const costs = (price: Money | null | undefined): boolean => (price?.amount ?? 0) > 0;

/**
 * The steps of buying an offer; those before the summary have an address of their own to go back to. What is free has no
 * payment step.
 */
export function offerSteps(
  offer: BookingOffer,
  at: { studioUuid: string; id: number; offerId: number },
): { id: StepId; href?: string }[] {
  return [
    { id: 'contact', href: path('courseContact', at) },
    ...(costs(offer.price.money)
      ? [{ id: 'payment' as const, href: path('coursePayment', at) }]
      : []),
    { id: 'summary' },
  ];
}
