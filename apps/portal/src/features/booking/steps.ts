import { path } from '../../app/paths.ts';
import type { StepId } from './components/BookingFrame.tsx';

/** The steps of buying an offer; those before the summary have an address of their own to go back to. */
export const offerSteps = (at: {
  studioUuid: string;
  id: number;
  offerId: number;
}): { id: StepId; href?: string }[] => [
  { id: 'contact', href: path('courseContact', at) },
  { id: 'payment', href: path('coursePayment', at) },
  { id: 'summary' },
];
