import {
  useListPublicVirtualProducts,
  useListVirtualProducts,
} from '@studio-portal/sdk/api/virtual-products';
import { useListVouchers } from '@studio-portal/sdk/api/vouchers';
import type { VirtualProduct, Voucher } from '@studio-portal/sdk/types';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { KindOfProduct, Product } from './KindOfProduct.ts';

/** What the studio sells of a kind, in its order; to members with what is for them alone. */
export function useProducts({ type }: KindOfProduct) {
  const { studio, user } = useStudio();
  const params = { organizationUnitId: studio.id };
  const isVoucher = type === 'VOUCHER';
  const ofType = (all: VirtualProduct[]): Product[] => all.filter((one) => one.type === type);
  const forAnybody = (all: Voucher[]): Product[] =>
    all.map((voucher) => ({ ...voucher, memberOnly: false }));
  const own = useListVirtualProducts(params, {
    query: { enabled: !isVoucher && user !== undefined, select: ofType },
  });
  const anybodys = useListPublicVirtualProducts(params, {
    query: { enabled: !isVoucher && user === undefined, select: ofType },
  });
  const vouchers = useListVouchers(params, { query: { enabled: isVoucher, select: forAnybody } });
  if (isVoucher) return vouchers;
  return user ? own : anybodys;
}
