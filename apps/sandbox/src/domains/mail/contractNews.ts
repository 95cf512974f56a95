import type { Schemas } from '../../server/api.ts';
import type { PriceLine } from '../contracts/price.ts';
import type { Replaced } from '../contracts/tables.ts';
import type { BookingNews } from './bookingNews.ts';

/** A contract as it was when it was signed; stored until it is told. */
export type ContractNews = Pick<
  BookingNews,
  'uuid' | 'to' | 'name' | 'languages' | 'surface' | 'studio'
> & {
  /** What was signed. */
  contract: string;
  contractNumber: string;
  term: Schemas['Term'];
  noticePeriod: Schemas['Term'];
  extension: Schemas['ContractExtension'];
  /** Calendar days. */
  startDate: string;
  startDateOfUse: string;
  endDate: string;
  lastPossibleCancelationDate: string | null;
  withdrawalEndDate: string;
  currency: string;
  lines: PriceLine[];
  totalCents: number;
  monthlyCents: number;
  mandateReference: string | null;
  /** What it takes the place of; missing in what was promised before there were such contracts. */
  replaced?: Replaced | null;
  /** What was accepted, in the wording that was read. */
  textBlocks: Schemas['ContractTextBlock'][];
};
