import type { Money } from '@studio-portal/sdk/types';
import type { FlowAddresses, Subject } from './Flow.ts';

export type StepId = 'contact' | 'payment' | 'summary';

/** Whether anything is to be paid. */
export const costs = (price: Money): boolean => price.amount > 0;

/** Where the steps of a flow begin. */
export const firstStepOf = ({ contact, payment }: FlowAddresses): string => contact ?? payment;

/**
 * The steps of a flow; those before the summary have an address of their own to go back to. What is free, or paid at the studio, has no
 * payment step, and of a member whom the studio knows nothing is asked.
 */
export const stepsOf = ({
  price,
  addresses,
  paidThere,
}: Subject): { id: StepId; href?: string }[] => [
  ...(addresses.contact === undefined ? [] : [{ id: 'contact' as const, href: addresses.contact }]),
  ...(costs(price) && !paidThere ? [{ id: 'payment' as const, href: addresses.payment }] : []),
  { id: 'summary' },
];
