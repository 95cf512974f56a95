import type { DebtorAddress } from '@studio-portal/sdk/types';
import { addressLines } from '../../studio/shared/addressLines.ts';

/** Formats the debtor in one line: name, and address by the conventions of its country. */
export const debtorLine = (name: string, address: DebtorAddress | null | undefined): string =>
  [
    name,
    ...(address
      ? addressLines({
          ...address,
          houseNumberFirst: address.countryCode === 'US',
          hasState: address.provinceCode !== null,
        })
      : []),
  ].join(', ');
