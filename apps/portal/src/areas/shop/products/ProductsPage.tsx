import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ProductKind } from './ProductKind.ts';
import { ProductList } from './ProductList.tsx';
import { ProductPage } from './ProductPage.tsx';

/**
 * Shows the products of a kind, or the one that the query names (`?product=3`).
 * @param above content between the title and the list
 */
export function ProductsPage({ kind, above }: { kind: ProductKind; above?: ReactNode }) {
  const [query] = useSearchParams();
  const id = query.get('product');
  return id === null ? (
    <ProductList kind={kind} above={above} />
  ) : (
    <ProductPage kind={kind} id={id} />
  );
}
