import type { Money } from '@studio-portal/sdk/types';
import { contactFormPath } from '../contact/contactFormPath.ts';
import type { FlowAddresses, Subject } from './Flow.ts';

export type StepId = 'contact' | 'payment' | 'summary';

/** Returns whether anything is due. */
export const isPayable = (price: Money): boolean => price.amount > 0;

/** Returns the address of the first step. */
export const firstStepPath = ({ contact, payment }: FlowAddresses): string => contact ?? payment;

/**
 * Returns the steps of a flow. The payment step also places the order. The summary replaces it for
 * free items and for payment at the studio. Members with known data have no contact step.
 */
export const flowSteps = ({
  price,
  addresses,
  isPaidAtStudio,
}: Subject): { id: StepId; href?: string }[] => [
  ...(addresses.contact === undefined
    ? []
    : [{ id: 'contact' as const, href: contactFormPath(addresses.contact) }]),
  isPayable(price) && !isPaidAtStudio
    ? { id: 'payment', href: addresses.payment }
    : { id: 'summary' },
];
