import type {
  BookedItem,
  CheckoutState,
  CustomerData,
  DeclineReason,
  FamilyMember,
  LegalConsent,
  LegalInfoType,
  Money,
  OnlinePaymentMethod,
  PaymentInstrument,
  PaymentType,
  Picture,
  PurchasedProduct,
} from '@studio-portal/sdk/types';
import type { ComponentType, ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { WritingOperation } from '../../../lib/api/cache/changes.ts';

/** The addresses of a flow's pages, for one thing that is booked or bought (specification 1, section 2.3). */
export interface FlowAddresses {
  /** Left out where nothing is asked of the person: it is a member's, whom the studio knows. */
  contact?: string;
  payment: string;
  summary: (checkoutId: string) => string;
  success: (checkoutId: string) => string;
  cancel: (checkoutId: string) => string;
  failure: (checkoutId: string) => string;
  /** Where the bank sends the reader back to; kinds without such a page come back to the summary. */
  confirm?: (checkoutId: string) => string;
  /** Where whoever has no account finds what they have booked, and cancels it; mails lead there, too. */
  booking?: (uuid: string) => string;
}

/** Whether it can be had now, as far as the server has said. */
export type Availability =
  | { kind: 'open' }
  /** Full, but there is a list to wait on; `position` is what the reader would be. */
  | { kind: 'waitingList'; position: number }
  /** Somebody took the last one. */
  | { kind: 'full' }
  /** The reader has it already: `result` is the address that shows it. */
  | { kind: 'mine'; result: string }
  /** Over, canceled or not open: the page where the flow begins says why. */
  | { kind: 'closed' };

/**
 * What pays: an instrument that is kept, a new one that the payment provider has confirmed, a service that is asked once it is ordered,
 * or nothing, because nothing is to be paid. As the requests of all checkouts name it.
 */
export type Payer =
  | { paymentMethod: PaymentType; paymentInstrumentId: number }
  | { paymentMethod: PaymentType; tokenizationReference: string }
  | { paymentMethod: 'FINION_PAY' }
  | 'nothing';

/** What the flow has gathered when it asks for a checkout. */
export interface CheckoutRequest {
  /** Undefined where the kind has no contact step. */
  customerData: CustomerData | undefined;
  payer: Payer;
  joinWaitingList: boolean;
  /** The boxes of `Subject.asks` that are ticked; left out where there are none. */
  acceptedConsents?: LegalInfoType[];
}

/** What a kind asks of the person beyond a contact. */
export interface Asks {
  /** Boxes to tick before there is an order. */
  consents: readonly LegalConsent[];
  phone: 'required' | 'optional';
  /** What is known of somebody without an account, who was invited. */
  known?: Partial<Record<'firstname' | 'lastname' | 'email' | 'phone', string>>;
}

/** What is booked or bought, as the flow shows it. */
export interface Item {
  /** Where the flow begins, and where it turns back to. */
  start: string;
  name: string;
  picture?: Picture | null;
  /** `#RRGGBB`, of the picture's room until it is here. */
  color?: string;
  when?: { start: Date; end: Date };
  /** Who leads it or gives it, by the names that are shown. */
  who?: readonly string[];
  where?: string;
  /** What else was chosen: a day, how many, for whom. */
  chosen?: readonly { label: MessageDescriptor; value: string }[];
  /** It takes place online: there is a way in instead of an address. */
  online?: boolean;
  /** Last moment at which a place may come up for somebody who waits. */
  waitingUntil?: Date;
  /** Last moment of a free cancelation; null or left out where there is none. */
  cancelableUntil?: Date | null;
  availability: Availability;
}

/** An item with the offer that is bought for it; the same before there is an order and read back from one. */
export interface Subject extends Item {
  addresses: FlowAddresses;
  /** Name of the offer that is paid for: "Single visit"; left out where the thing itself is bought. */
  offer?: string;
  price: Money;
  /** It is paid at the studio: nothing is asked of a bank. */
  paidThere?: true;
  /** How it may be paid, of what the studio takes; left out where nothing is kept from it. */
  paymentMethods?: readonly OnlinePaymentMethod[];
  asks?: Asks;
  /**
   * Asks for a checkout, at which nothing is booked or charged yet; answers what stands for it in addresses.
   * @param key idempotency key: the same request is sent twice without doing it twice
   */
  create: (request: CheckoutRequest, key: string) => Promise<string>;
}

/** A checkout as the flow shows it, whatever it is of. */
export interface Order {
  /** As in addresses. */
  id: string;
  /** Names it in the calls of whoever began it without an account; null for one of an account. */
  publicToken: string | null;
  state: CheckoutState;
  price: Money;
  /** Null where nothing is to be paid. */
  paymentMethod: OnlinePaymentMethod | null;
  paymentInstrument: PaymentInstrument | null;
  failureReason: DeclineReason | null;
  charged: boolean;
  /** Until when it can be ordered. */
  expiresAt: Date;
  /** Null where nothing was asked of the person. */
  customerData: CustomerData | null;
  joinWaitingList: boolean;
  /** Whom the account has begun it for; left out where that is itself. */
  bookedFor?: FamilyMember | undefined;
  booking: BookedItem | null;
  /** What was bought and is at no time; null when it was given back, left out of bookings. */
  purchase?: PurchasedProduct | null;
  subject: Subject;
}

/** What a step waits for. */
export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'error'; error: Error; retry: () => void }
  /** Of somebody who is not logged in, or of another visit. */
  | { status: 'nobodys' }
  /** The address names nothing that can be shown: to another one. */
  | { status: 'elsewhere'; to: string }
  /** The address names something that there is not; `said` says so, with the way on. */
  | { status: 'missing'; said: ReactNode }
  | { status: 'ready'; value: Value; refetch: () => void; isFetching: boolean };

/** What a kind says in its own words; the rest is the same for all. */
export interface FlowTexts {
  /** Heading of the summary card and name of the steps' list: "Your booking". */
  yours: MessageDescriptor;
  summaryTitle: MessageDescriptor;
  /** On the button of what costs nothing: "Book now". */
  book: MessageDescriptor;
  /** On the button of what is no order, since it is owed already: "Pay now"; left out, it is the order button. */
  pay?: MessageDescriptor;
  /** While it is booked: "Booking your place…". */
  booking: MessageDescriptor;
  /** Under the total: that VAT is in it, and that nothing renews. */
  terms: MessageDescriptor;
  /** Title and sentence of the good end; {name} and {when} are filled. */
  done: MessageDescriptor;
  doneText: MessageDescriptor;
  /** Somebody took the last one; left out where that is a time. */
  taken?: MessageDescriptor;
  /** Back to where the flow began, and on to others of the kind. */
  toStart: MessageDescriptor;
  toOthers: MessageDescriptor;
}

/** What a kind with a contact step says besides. */
export interface AskingTexts extends FlowTexts {
  contactTitle: MessageDescriptor;
  contactIntro: MessageDescriptor;
}

/**
 * One kind of thing that is booked or bought. The steps (areas/checkout) know none of them: a new kind is a descriptor, its
 * addresses in the route table and its texts.
 */
export interface Flow {
  texts: FlowTexts;
  /** Whether a time is chosen before it begins, without which its steps turn back (slot.ts). */
  needsSlot: boolean;
  /** Loads what the address names, and shows what it is told to with it. */
  LoadSubject: ComponentType<{ children: (subject: Loaded<Subject>) => ReactNode }>;
  /** Reads an order, always anew; nothing is asked without an id. */
  LoadOrder: ComponentType<{ id: string; children: (order: Loaded<Order>) => ReactNode }>;
  /** The calls that `Subject.create` makes. */
  creates: readonly WritingOperation[];
  /** Where others of the kind are. */
  others: (studioUuid: string) => string;
  /** Other times and the like, where somebody took the last one. */
  Alternatives?: ComponentType<{ item: Item }>;
  /** The way in, where a subject takes place online. `streamId` is the uuid of the booking; undefined where it has no stream yet. */
  OnlineWay?: ComponentType<{ streamId: string | undefined }>;
  /** Shows an order whose booking has ended since; kinds without a booking have none. */
  EndedBooking?: ComponentType<{ flow: Flow; order: Order }>;
}

/** A kind that asks who buys, in a step of its own. */
export interface AskingFlow extends Flow {
  texts: AskingTexts;
}

/** The calls on a checkout that are the same for all kinds; a member's by its id, a visitor's by its public token. */
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
