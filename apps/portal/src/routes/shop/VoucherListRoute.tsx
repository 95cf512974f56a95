import { useSearchParams } from 'react-router';
import { voucherKind } from '../../features/shop/kinds.ts';
import { PurchasedVoucherPage } from '../../features/shop/PurchasedVoucherPage.tsx';
import { PurchasedVouchers } from '../../features/shop/PurchasedVouchers.tsx';
import { ProductsPage } from './ProductsPage.tsx';

/** The vouchers of the studio with those that the reader has bought, or one of these (`?purchased=<uuid>`). */
export function VoucherListRoute() {
  const [query] = useSearchParams();
  const uuid = query.get('purchased');
  return uuid === null ? (
    <ProductsPage kind={voucherKind} above={<PurchasedVouchers />} />
  ) : (
    <PurchasedVoucherPage uuid={uuid} />
  );
}
