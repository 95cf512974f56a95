import type { MessageDescriptor } from 'react-intl';
import type { FlowAddresses, ContactTexts } from '../../checkout/flow/Flow.ts';

/**
 * Descriptor of courses or events: they are booked the same way and differ in addresses and a few
 * texts.
 */
export interface BookableKind {
  list: (studioUuid: string) => string;
  page: (studioUuid: string, id: number) => string;
  /** Pages of the flow that buys an offer. */
  addresses: (studioUuid: string, id: number, offerId: number) => FlowAddresses;
  /** Page that books with a booking option of the member. */
  option: (studioUuid: string, id: number, optionId: number) => string;
  /** Page of a booking without its checkout (decisions/002). */
  result: (studioUuid: string, id: number, uuid: string) => string;
  flowTexts: ContactTexts;
  /** Label of the link to others, on an item that cannot be booked. */
  others: MessageDescriptor;
}
