import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { KindOfProduct } from './KindOfProduct.ts';
import { ProductList } from './ProductList.tsx';
import { ProductPage } from './ProductPage.tsx';

/**
 * All products of a kind, or the one that the address names (`?product=3`).
 * @param above what stands between the title and the list
 */
export function ProductsPage({ kind, above }: { kind: KindOfProduct; above?: ReactNode }) {
  const [query] = useSearchParams();
  const id = query.get('product');
  return id === null ? (
    <ProductList kind={kind} above={above} />
  ) : (
    <ProductPage kind={kind} id={id} />
  );
}
