import type { PurchasedVoucher } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { resultMessages } from '../products/resultMessages.ts';

/** Voucher data that the sheet shows. */
export type VoucherData = Pick<
  PurchasedVoucher,
  'name' | 'code' | 'amount' | 'quantity' | 'recipient' | 'validUntil'
>;

/** Returns the texts of a voucher, identical on screen, in print and in the file. */
export function useVoucherTexts({ name, code, quantity, recipient, validUntil }: VoucherData) {
  const intl = useIntl();
  const { studio, tenantInfo } = useStudio();
  const day = validUntil && formatDay(fromWire(validUntil), intl.locale, { dateStyle: 'long' });
  return {
    brand: tenantInfo.publicTenantName,
    title:
      quantity > 1
        ? intl.formatMessage(resultMessages.timesBought, { count: quantity, name })
        : name,
    recipientText: recipient
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
