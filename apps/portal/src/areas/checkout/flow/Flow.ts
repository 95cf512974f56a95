import type {
  BookedItem,
  CheckoutState,
  CustomerData,
  DeclineReason,
  FamilyMember,
  LateCancelation,
  LegalConsent,
  LegalInfoType,
  Money,
  OnlinePaymentMethod,
  PaymentInstrument,
  PaymentType,
  Picture,
  PurchasedProduct,
  VoucherPayment,
} from '@studio-portal/sdk/types';
import type { ComponentType, ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { WritingOperation } from '../../../lib/api/cache/changes.ts';

/** Addresses of a flow's pages for one subject (spec 2.3). */
export interface FlowAddresses {
  /** Omitted for members whose data the studio has, so that there is no contact step. */
  contact?: string;
  payment: string;
  summary: (checkoutId: string) => string;
  success: (checkoutId: string) => string;
  cancel: (checkoutId: string) => string;
  failure: (checkoutId: string) => string;
  /** Return address for the bank; kinds without this page return to the summary. */
  confirm?: (checkoutId: string) => string;
  /** Page where guests see and cancel their booking; mails link there too. */
  booking?: (uuid: string) => string;
}

/** Current availability according to the server. */
export type Availability =
  | { kind: 'open' }
  /** Full, with a waiting list; `position` is the user's prospective position. */
  | { kind: 'waitingList'; position: number }
  /** The last place has just been taken. */
  | { kind: 'full' }
  /** Already booked by the user; `result` is the address that shows it. */
  | { kind: 'mine'; result: string }
  /** Over, canceled or not open yet; the start page of the flow explains it. */
  | { kind: 'closed' };

/**
 * Means of payment in the form that all checkout requests share: a stored instrument, a new one
 * authorized by the payment provider, a service that is called after the order, or none for a
 * price of zero.
 */
export type Payer =
  | { paymentMethod: PaymentType; paymentInstrumentId: number }
  | { paymentMethod: PaymentType; tokenizationReference: string }
  | { paymentMethod: 'FINION_PAY' }
  | 'nothing';

/** Data that the flow has collected for a checkout. */
export interface CheckoutRequest {
  /** Undefined if the kind has no contact step. */
  customerData: CustomerData | undefined;
  payer: Payer;
  joinWaitingList: boolean;
  /** True to wait also for a place that can no longer be canceled for free. */
  acceptsLatePromotion?: boolean;
  /** Accepted code of a voucher that pays first; omitted without one. */
  voucherCode?: string;
  /** Consents of `Subject.asks` that are ticked; omitted if there are none. */
  acceptedConsents?: LegalInfoType[];
}

/** Requirements beyond contact data. */
export interface Requirements {
  /** Consents required before the order. */
  consents: readonly LegalConsent[];
  phone: 'required' | 'optional';
  dateOfBirth: 'required' | 'optional';
  /** Known data of an invited person without an account. */
  known?: Partial<Record<'firstname' | 'lastname' | 'email' | 'phone', string>>;
}

/** Subject of a booking or purchase, as the flow shows it. */
export interface Item {
  /** Start page of the flow, to which it also returns. */
  start: string;
  name: string;
  picture?: Picture | null;
  /** `#RRGGBB`, shown until the picture has loaded. */
  color?: string;
  when?: { start: Date; end: Date };
  /** Displayed names of the trainers. */
  who?: readonly string[];
  where?: string;
  /** Other choices: day, quantity, recipient. */
  chosen?: readonly { label: MessageDescriptor; value: string }[];
  /** True if it takes place online, with a link instead of an address. */
  online?: boolean;
  /** Deadline until which a waiting user may get a place. */
  waitingUntil?: Date;
  /** Deadline for free cancelation; null or omitted if there is none. */
  cancelableUntil?: Date | null;
  /** Cost of a cancelation after that; omitted if there is no deadline. */
  lateCancelation?: LateCancelation;
  availability: Availability;
}

/** An item with the offer to buy; identical before the order and when read back from it. */
export interface Subject extends Item {
  addresses: FlowAddresses;
  /** Step before those of the flow, such as the choice of a time. */
  before?: { label: MessageDescriptor; href: string };
  /** Name of the offer ("Single visit"); omitted if the item itself is bought. */
  offer?: string;
  price: Money;
  /** True if a purchased voucher can pay, fully or in part. */
  takesVouchers?: true;
  /** Paid at the studio, without online payment. */
  isPaidAtStudio?: true;
  /** Allowed payment methods among those of the studio; omitted if all are allowed. */
  paymentMethods?: readonly OnlinePaymentMethod[];
  /** True if the studio sells it to a name and an email address, and whatever `asks` requires. */
  isNameOnly?: boolean;
  asks?: Requirements;
  /**
   * Creates a checkout, which books and charges nothing yet, and resolves to its id in addresses.
   * @param key idempotency key, so that a repeated request has no effect
   */
  create: (request: CheckoutRequest, key: string) => Promise<string>;
}

/** A checkout of any kind, as the flow shows it. */
export interface Order {
  /** Id in addresses. */
  id: string;
  /** Identifies a guest's checkout in calls; null for one of an account. */
  publicToken: string | null;
  state: CheckoutState;
  price: Money;
  /** Amount that a voucher pays; null without one, omitted for kinds that take none. */
  voucher?: VoucherPayment | null;
  /** Amount that the payment method pays; omitted for kinds that take no vouchers. */
  amountDue?: Money;
  /** Null if nothing is due. */
  paymentMethod: OnlinePaymentMethod | null;
  paymentInstrument: PaymentInstrument | null;
  failureReason: DeclineReason | null;
  charged: boolean;
  /** Deadline for the order. */
  expiresAt: Date;
  /** Null if no contact data was collected. */
  customerData: CustomerData | null;
  joinWaitingList: boolean;
  /** Omitted for kinds without a waiting list. */
  acceptsLatePromotion?: boolean;
  /** Family member the order is for, if any. */
  bookedFor?: FamilyMember | undefined;
  booking: BookedItem | null;
  /** Purchased product without a time; null after a refund, omitted for bookings. */
  purchase?: PurchasedProduct | null;
  subject: Subject;
}

/** Loading state of a step's data. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void }
  /** The order belongs to another user or another visit. */
  | { status: 'forbidden' }
  /** Redirects, because this address has nothing to show. */
  | { status: 'elsewhere'; to: string }
  /** The address names something that does not exist; `notice` is the message to show. */
  | { status: 'missing'; notice: ReactNode }
  | { status: 'ready'; value: Value; refetch: () => void; isFetching: boolean };

/** Texts that differ between kinds. */
export interface FlowTexts {
  /** Heading of the summary card and label of the step list: "Your booking". */
  yours: MessageDescriptor;
  summaryTitle: MessageDescriptor;
  /** Button label if nothing is due: "Book now". */
  book: MessageDescriptor;
  /**
   * Button label for a payment of an existing debt, which is not an order: "Pay now". Defaults to
   * the order button's.
   */
  pay?: MessageDescriptor;
  /** Status while booking: "Booking your place…". */
  booking: MessageDescriptor;
  /** Note below the total: nothing renews. */
  terms: MessageDescriptor;
  /** Note on the right of withdrawal; omitted for what has none: bookings and tickets for a day, debts. */
  withdrawal?: MessageDescriptor;
  /** Title and text of the success page, with {name} and {when}. */
  done: MessageDescriptor;
  doneText: MessageDescriptor;
  /** Message for a lost last place; omitted for appointments with a time. */
  taken?: MessageDescriptor;
  /** Links to the start of the flow and to other items of the kind. */
  toStart: MessageDescriptor;
  toOthers: MessageDescriptor;
}

/** Additional texts of kinds with a contact step. */
export interface ContactTexts extends FlowTexts {
  contactTitle: MessageDescriptor;
  contactIntro: MessageDescriptor;
}

/**
 * Descriptor of a kind that can be booked or bought. The steps (areas/checkout) are independent of
 * kinds: a new one needs a descriptor, addresses in the route table and texts.
 */
export interface Flow {
  texts: FlowTexts;
  /**
   * True if the user selects a time first; without one its steps redirect to the start (slot.ts).
   */
  needsSlot: boolean;
  /** Loads the subject that the address names and renders its children with it. */
  LoadSubject: ComponentType<{ children: (subject: Loaded<Subject>) => ReactNode }>;
  /** Loads an order, always fresh; requests nothing without an id. */
  LoadOrder: ComponentType<{ id: string; children: (order: Loaded<Order>) => ReactNode }>;
  /** Calls that `Subject.create` makes. */
  creates: readonly WritingOperation[];
  /** Address of the list of this kind. */
  others: (studioUuid: string) => string;
  /** Alternatives such as other times, for when the last place is taken. */
  Alternatives?: ComponentType<{ item: Item }>;
  /**
   * Link to an online appointment. `streamId` is the booking's uuid; undefined if it has no stream
   * yet.
   */
  OnlineWay?: ComponentType<{ streamId: string | undefined }>;
  /** Shows an order whose booking has since ended; omitted for kinds without bookings. */
  EndedBooking?: ComponentType<{ flow: Flow; order: Order }>;
}

/** A kind with a contact step. */
export interface ContactFlow extends Flow {
  texts: ContactTexts;
}

/** Calls on a checkout that all kinds share; members use its id, visitors its public token. */
export interface CheckoutCalls {
  authenticate: CheckoutCall<
    [request: { returnPath: string }],
    { state: CheckoutState; challengeUrl: string | null }
  >;
  finalize: CheckoutCall<[key: string], { state: CheckoutState }>;
  cancel: CheckoutCall<[], { state: CheckoutState }>;
}

interface CheckoutCall<Args extends unknown[], Answer> {
  operation: WritingOperation;
  send: (checkoutId: string, ...args: Args) => Promise<Answer>;
}
