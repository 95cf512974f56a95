import type { PurchasedVoucher, VoucherBalance } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { formatBalance } from './formatBalance.ts';
import { resultMessages } from '../products/resultMessages.ts';

/** Voucher data that the sheet shows. */
export type VoucherData = VoucherBalance &
  Pick<PurchasedVoucher, 'name' | 'recipient' | 'validUntil'>;

/** Returns each voucher of a purchase, which has a code of its own. */
export const toVouchers = (
  purchase: Pick<PurchasedVoucher, 'codes' | 'name' | 'recipient' | 'validUntil'>,
): VoucherData[] => purchase.codes.map((one) => ({ ...purchase, ...one }));

/** Returns the texts of a voucher, identical on screen, in print and in the file. */
export function useVoucherTexts(voucher: VoucherData) {
  const { name, code, amount, rest, recipient, validUntil } = voucher;
  const intl = useIntl();
  const { studio, tenantInfo } = useStudio();
  const day = validUntil && formatDay(fromWire(validUntil), intl.locale, { dateStyle: 'long' });
  return {
    brand: tenantInfo.publicTenantName,
    title: name,
    recipientText: recipient
      ? intl.formatMessage(resultMessages.sheetFor, { name: recipient.name })
      : undefined,
    message: recipient?.message ?? null,
    code,
    facts: [
      // A new voucher shows its value already.
      ...(rest.amount < amount.amount
        ? [intl.formatMessage(resultMessages.voucherLeft, formatBalance(voucher, intl))]
        : []),
      ...(day ? [intl.formatMessage(resultMessages.validUntil, { day })] : []),
      intl.formatMessage(resultMessages.redeem, {
        studio: studio.name,
        address: addressLines(studio.address).join(', '),
      }),
    ],
  };
}
