import {
  useListPublicVirtualProducts,
  useListVirtualProducts,
} from '@studio-portal/sdk/api/virtual-products';
import { useListVouchers } from '@studio-portal/sdk/api/vouchers';
import type { VirtualProduct, Voucher } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { ProductKind, Product } from './ProductKind.ts';

/**
 * Loads the products of a kind in the studio's order; members also get products reserved for them.
 */
export function useProducts({ type }: ProductKind) {
  const { studio, user } = useStudio();
  const params = { organizationUnitId: studio.id };
  const isVoucher = type === 'VOUCHER';
  const filterByType = (all: VirtualProduct[]): Product[] => all.filter((one) => one.type === type);
  const toProducts = (all: Voucher[]): Product[] =>
    all.map((voucher) => ({ ...voucher, memberOnly: false }));
  const memberProducts = useListVirtualProducts(params, {
    query: { enabled: !isVoucher && user !== undefined, select: filterByType },
  });
  const publicProducts = useListPublicVirtualProducts(params, {
    query: { enabled: !isVoucher && user === undefined, select: filterByType },
  });
  const vouchers = useListVouchers(params, { query: { enabled: isVoucher, select: toProducts } });
  if (isVoucher) return vouchers;
  return user ? memberProducts : publicProducts;
}
