import type { Money } from '@studio-portal/sdk/types';
import type { FlowAddresses, Subject } from './Flow.ts';

export type StepId = 'contact' | 'payment' | 'summary';

/** Returns whether anything is due. */
export const isPayable = (price: Money): boolean => price.amount > 0;

/** Returns the address of the first step. */
export const firstStepPath = ({ contact, payment }: FlowAddresses): string => contact ?? payment;

/**
 * Returns the steps of a flow; all but the summary have an address to go back to. There is no
 * payment step if nothing is due or payment is at the studio, and no contact step for members with
 * known data.
 */
export const flowSteps = ({
  price,
  addresses,
  isPaidAtStudio,
}: Subject): { id: StepId; href?: string }[] => [
  ...(addresses.contact === undefined ? [] : [{ id: 'contact' as const, href: addresses.contact }]),
  ...(isPayable(price) && !isPaidAtStudio
    ? [{ id: 'payment' as const, href: addresses.payment }]
    : []),
  { id: 'summary' },
];
