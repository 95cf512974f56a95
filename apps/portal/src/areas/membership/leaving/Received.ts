import type { DeclarationReceipt } from '@studio-portal/sdk/types';

/** What was declared, as its receipt repeats it. */
export interface Received {
  receipt: DeclarationReceipt;
  name: string;
  contract: string;
  /** Of a cancelation: with notice or for a reason, and to which day; the words of the page. */
  kind?: string;
  ends?: string;
}
