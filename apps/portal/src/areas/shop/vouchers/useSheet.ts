import type { PurchasedVoucher } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { resultMessages } from '../products/resultMessages.ts';

/** What stands on a voucher. */
export type VoucherOnSheet = Pick<
  PurchasedVoucher,
  'name' | 'code' | 'amount' | 'quantity' | 'recipient' | 'validUntil'
>;

/** The words on a voucher, the same on screen, on paper and in its file. */
export function useSheet({ name, code, quantity, recipient, validUntil }: VoucherOnSheet) {
  const intl = useIntl();
  const { studio, tenantInfo } = useStudio();
  const day = validUntil && formatDay(fromWire(validUntil), intl.locale, { dateStyle: 'long' });
  return {
    brand: tenantInfo.publicTenantName,
    title:
      quantity > 1
        ? intl.formatMessage(resultMessages.timesBought, { count: quantity, name })
        : name,
    forWhom: recipient
      ? intl.formatMessage(resultMessages.sheetFor, { name: recipient.name })
      : undefined,
    message: recipient?.message ?? null,
    code,
    facts: [
      ...(day ? [intl.formatMessage(resultMessages.validUntil, { day })] : []),
      intl.formatMessage(resultMessages.redeem, {
        studio: studio.name,
        address: addressLines(studio.address).join(', '),
      }),
    ],
  };
}
