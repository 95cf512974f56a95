import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ComparedCards } from '../../../lib/page/ComparedCards.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { SalesCardsSkeleton } from '../../../lib/page/SalesCardsSkeleton.tsx';
import type { Product, ProductKind } from './ProductKind.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { useProducts } from './useProducts.ts';

/**
 * All products of a kind, or the form of the only one.
 * @param above content between the title and the list
 */
export function ProductList({ kind, above }: { kind: ProductKind; above: ReactNode }) {
  const products = useProducts(kind);
  return (
    <Page
      title={<FormattedMessage {...kind.title} />}
      intro={<FormattedMessage {...kind.intro} />}
      above={above}
      queries={{ products }}
      // Most studios sell several packs, but only one day pass and one voucher.
      skeleton={
        kind.type === 'BENEFIT_OFFER' ? <SalesCardsSkeleton cards={2} /> : <ProductSkeleton />
      }
      empty={(loaded) =>
        loaded.products.data.length === 0
          ? { drawing: 'calendar', title: <FormattedMessage {...kind.empty} /> }
          : undefined
      }
    >
      {(loaded) => <Products kind={kind} products={loaded.products.data} />}
    </Page>
  );
}

/** Sells a single product at once, since there is nothing to choose from. */
function Products({ kind, products }: { kind: ProductKind; products: readonly Product[] }) {
  const [first, second] = products;
  if (first && !second) return <ProductDetail kind={kind} product={first} heading={first.name} />;
  return (
    <ComparedCards>
      {products.map((product, index) => (
        <ProductCard key={product.id} kind={kind} product={product} important={index === 0} />
      ))}
    </ComparedCards>
  );
}
