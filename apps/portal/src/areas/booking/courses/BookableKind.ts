import type { MessageDescriptor } from 'react-intl';
import type { FlowAddresses, ContactTexts } from '../../checkout/flow/Flow.ts';

/** Courses and events are booked alike: what a kind of them has of its own are its addresses and a few words. */
export interface BookableKind {
  list: (studioUuid: string) => string;
  page: (studioUuid: string, id: number) => string;
  /** The pages of buying one of its offers. */
  addresses: (studioUuid: string, id: number, offerId: number) => FlowAddresses;
  /** Books it with something that the member holds. */
  option: (studioUuid: string, id: number, optionId: number) => string;
  /** Shows a booking that no checkout of this visit has led to (decisions/002). */
  result: (studioUuid: string, id: number, uuid: string) => string;
  flowTexts: ContactTexts;
  /** Link from one that cannot be booked. */
  others: MessageDescriptor;
}
