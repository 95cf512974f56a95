import type { Money } from '@studio-portal/sdk/types';
import type { Subject } from './Flow.ts';

export type StepId = 'contact' | 'payment' | 'summary';

/** Whether anything is to be paid. */
export const costs = (price: Money): boolean => price.amount > 0;

/** The steps of a flow; those before the summary have an address of their own to go back to. What is free has no payment step. */
export const stepsOf = ({ price, addresses }: Subject): { id: StepId; href?: string }[] => [
  { id: 'contact', href: addresses.contact },
  ...(costs(price) ? [{ id: 'payment' as const, href: addresses.payment }] : []),
  { id: 'summary' },
];
