import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { PurchasedVoucher } from '@studio-portal/sdk/types';
import { Actions } from '@studio-portal/ui/Actions';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { resultMessages } from '../products/resultMessages.ts';
import { SheetActions } from './SheetActions.tsx';
import { toVouchers } from './useVoucherTexts.ts';
import { VoucherSheet } from './VoucherSheet.tsx';

/** Prints only the vouchers, below each other. */
const printStyles = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '[data-sheet], [data-sheet] *': { visibility: 'visible' },
    '[data-sheets]': { position: 'absolute', inset: '0 0 auto' },
    '[data-sheet]': { breakInside: 'avoid' },
  },
} as const;

const Sheets = styled('div')({ display: 'grid', gap: space(24), width: '100%' });

type Purchase = Pick<PurchasedVoucher, 'codes' | 'name' | 'recipient' | 'validUntil'>;

/** Vouchers of a purchase, each with its code and file, and a button to print them. */
export function VoucherSheets({ purchase }: { purchase: Purchase }) {
  const vouchers = toVouchers(purchase);
  const isOneOfMany = vouchers.length > 1;
  const print = (
    <Button variant="outlined" onClick={() => window.print()}>
      <FormattedMessage {...resultMessages.print} />
    </Button>
  );
  return (
    <Sheets data-sheets="">
      <GlobalStyles styles={printStyles} />
      {vouchers.map((voucher) => (
        <Sheets key={voucher.code}>
          <VoucherSheet voucher={voucher} />
          <Actions>
            <SheetActions voucher={voucher} isOneOfMany={isOneOfMany} />
            {!isOneOfMany && print}
          </Actions>
        </Sheets>
      ))}
      {isOneOfMany && <Actions>{print}</Actions>}
    </Sheets>
  );
}
