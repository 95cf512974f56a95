import type { DebtorAddress } from '@studio-portal/sdk/types';
import { addressLines } from '../../studio/shared/addressLines.ts';

/** Who owes, in one line: name, and address as its country writes it. */
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
