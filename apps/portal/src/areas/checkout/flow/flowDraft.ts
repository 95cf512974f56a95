import type { PaymentType } from '@studio-portal/sdk/types';
import { now } from '../../../lib/dates/dates.ts';
import { endDraft } from './endDraft.ts';
import { paymentMethods } from '../instruments/paymentMethods.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { readStored, store } from '../../../lib/browser/storage.ts';

/**
 * The draft of a flow. Personal data stays in memory and, so that reloads, logins and redirects to
 * the provider keep it, in session storage until the flow ends: with the result, a logout
 * (lib/session/clearUserData), or half an hour after it was closed or canceled (endDraft.ts). It
 * contains no card or account numbers: these are entered at the payment provider, or sent without
 * being stored.
 */
export interface FlowDraft {
  /** Input of the contact form. */
  contact?: Record<string, string> | undefined;
  joinWaitingList?: boolean | undefined;
  /** True to wait also for a place that can no longer be canceled for free. */
  acceptsLatePromotion?: boolean | undefined;
  /** Types of the ticked consents. */
  accepted?: string[] | undefined;
  /** Code of a voucher that the server has accepted. */
  voucherCode?: string | undefined;
  tokenization?: Tokenization | undefined;
}

/** A tokenization started at the payment provider, with its instrument type. */
export interface Tokenization {
  reference: string;
  paymentType: PaymentType;
}

/** Id of the account, and of the person it acts for; undefined for a visitor. */
export type DraftOwner = string | undefined;

/** Combines the ids of the account and of the person it acts for. */
export const toDraftOwner = (
  userId: number | undefined,
  personId: string | undefined,
): DraftOwner =>
  userId === undefined ? undefined : [userId, ...(personId === undefined ? [] : [personId])].join();

const withoutEmpty = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Reads the texts of a stored record and drops everything else. */
const readTexts = (value: unknown): Record<string, string> | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, text]): [string, string][] =>
          typeof text === 'string' ? [[key, text]] : [],
        ),
      )
    : undefined;

const readTextList = (value: unknown): string[] | undefined =>
  Array.isArray(value)
    ? value.flatMap((one: unknown) => (typeof one === 'string' ? [one] : []))
    : undefined;

const isPaymentType = (value: unknown): value is PaymentType =>
  typeof value === 'string' && value !== 'FINION_PAY' && Object.hasOwn(paymentMethods, value);

const readTokenization = (value: unknown): Tokenization | undefined =>
  isRecord(value) && typeof value.reference === 'string' && isPaymentType(value.paymentType)
    ? { reference: value.reference, paymentType: value.paymentType }
    : undefined;

/**
 * Reads the draft, validating each part since storage may contain anything; empty if there is none.
 * Contact data is shared by all subjects, choices belong to one. A draft of an account is hidden
 * from other users, because sessions expire and devices are shared; what was entered for a child or
 * partner is hidden from the account's own orders. A visitor's draft is kept across a login, except
 * for fields left empty, which the account may know.
 * @param subject address where the flow of the subject starts
 */
export function readDraft(subject: string, currentOwner: DraftOwner): FlowDraft {
  const stored = readStored('booking-draft');
  if (!isRecord(stored)) return {};
  const { owner, expiresAt } = stored;
  if (typeof expiresAt === 'number' && expiresAt < now().getTime()) {
    endDraft();
    return {};
  }
  if (owner !== undefined && owner !== currentOwner) return {};
  const typed = readTexts(stored.contact);
  const contact = owner === currentOwner ? typed : typed && withoutEmpty(typed);
  if (stored.subject !== subject) return { contact };
  return {
    contact,
    joinWaitingList: stored.joinWaitingList === true,
    acceptsLatePromotion: stored.acceptsLatePromotion === true,
    accepted: readTextList(stored.accepted),
    voucherCode: typeof stored.voucherCode === 'string' ? stored.voucherCode : undefined,
    tokenization: readTokenization(stored.tokenization),
  };
}

/** Saves changes to the draft, which opens it again; parameters as in `readDraft`. */
export const updateDraft = (subject: string, owner: DraftOwner, changes: FlowDraft): void =>
  store('booking-draft', { ...readDraft(subject, owner), ...changes, subject, owner });
