import { useSearchParams } from 'react-router';
import { voucherKind } from './kinds.ts';
import { PurchasedVoucherPage } from '../vouchers/PurchasedVoucherPage.tsx';
import { PurchasedVouchers } from '../vouchers/PurchasedVouchers.tsx';
import { ProductsPage } from './ProductsPage.tsx';

/**
 * Shows the studio's vouchers with those that the user has bought, or one of the latter
 * (`?purchased=<uuid>`).
 */
export function VoucherListRoute() {
  const [query] = useSearchParams();
  const uuid = query.get('purchased');
  return uuid === null ? (
    <ProductsPage kind={voucherKind} above={<PurchasedVouchers />} />
  ) : (
    <PurchasedVoucherPage uuid={uuid} />
  );
}
