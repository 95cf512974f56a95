import type { Schemas } from '../../platform/api.ts';
import type { PriceLine } from './price.ts';
import type { Replaced } from './tables.ts';
import type { VoucherUse } from '../payments/vouchers.ts';
import type { StudioNews } from '../studios/studioNews.ts';

/** A contract as signed; stored until its mail is written. */
export type ContractNews = StudioNews & {
  uuid: string;
  /** Name of the contract. */
  contract: string;
  /** Picture of the offer; absent in jobs queued before this field existed. */
  image?: Schemas['Picture'] | null;
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
  /** Amount that a purchased voucher pays; null if none does. Absent in jobs queued before vouchers paid. */
  voucher?: VoucherUse | null;
  monthlyCents: number;
  mandateReference: string | null;
  /** The contract it replaces; absent in jobs queued before replacements existed. */
  replaced?: Replaced | null;
  /** Absent in jobs queued before this field existed. */
  earlyStartRequested?: boolean;
  /** Name of the signer, as entered or from the contract, and time; absent in jobs queued before this field existed. */
  signed?: { name: string; at: string } | null;
  /** Accepted texts in the wording shown. */
  textBlocks: Schemas['ContractTextBlock'][];
};

export type ContractJob = { kind: 'contract'; news: ContractNews };
