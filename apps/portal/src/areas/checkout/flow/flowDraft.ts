import type { PaymentType } from '@studio-portal/sdk/types';
import { paymentMethods } from '../instruments/paymentMethods.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/**
 * What was typed and chosen in the flow so far. Personal data stay in memory and, so that reload, login and the provider's page lose
 * nothing, in session storage until the flow ends: with the result, by giving up, or with a logout (lib/session/forgetVisitor).
 * Cards and accounts are not in it: they are typed at the payment provider, or sent and forgotten.
 */
export interface FlowDraft {
  contact?: Record<string, string> | undefined;
  joinWaitingList?: boolean | undefined;
  /** Types of the boxes that are ticked. */
  accepted?: string[] | undefined;
  tokenization?: Tokenization | undefined;
}

/** What was begun at the payment provider, and for which kind of instrument. */
export interface Tokenization {
  reference: string;
  paymentType: PaymentType;
}

/** The texts of a stored record; whatever else stands in it is left out. */
const textsOf = (value: unknown): Record<string, string> | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, text]): [string, string][] =>
          typeof text === 'string' ? [[key, text]] : [],
        ),
      )
    : undefined;

const listOfTexts = (value: unknown): string[] | undefined =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => (typeof one === 'string' ? [one] : []))
    : undefined;

const isPaymentType = (value: unknown): value is PaymentType =>
  typeof value === 'string' && value !== 'FINION_PAY' && Object.hasOwn(paymentMethods, value);

const tokenizationOf = (value: unknown): Tokenization | undefined =>
  isRecord(value) && typeof value.reference === 'string' && isPaymentType(value.paymentType)
    ? { reference: value.reference, paymentType: value.paymentType }
    : undefined;

/**
 * The draft; empty when there is none. What is stored may be anything, so each part is looked at. The person is the same whatever
 * is booked next; what was chosen belongs to one subject. What somebody typed with an account is never read by another: a session
 * may end by itself, and others use the device. What was typed before a login goes along.
 * @param subject address where the flow of the subject begins
 * @param reader id of the account that is logged in
 */
export function readDraft(subject: string, reader: number | undefined): FlowDraft {
  const stored = readStored('booking-draft');
  if (!isRecord(stored)) return {};
  const { owner } = stored;
  if (owner !== undefined && owner !== reader) return {};
  const contact = textsOf(stored.contact);
  if (stored.subject !== subject) return { contact };
  return {
    contact,
    joinWaitingList: stored.joinWaitingList === true,
    accepted: listOfTexts(stored.accepted),
    tokenization: tokenizationOf(stored.tokenization),
  };
}

/** Keeps what was typed or chosen; parameters as of `readDraft`. */
export const updateDraft = (
  subject: string,
  reader: number | undefined,
  changes: FlowDraft,
): void =>
  store('booking-draft', { ...readDraft(subject, reader), ...changes, subject, owner: reader });
