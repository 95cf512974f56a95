import { TilesSkeleton } from '@studio-portal/ui/TilesSkeleton';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Page } from '../../../lib/page/Page.tsx';
import { PictureGrid } from '../../../lib/page/PictureGrid.tsx';
import type { ProductKind } from './ProductKind.ts';
import { ProductCard } from './ProductCard.tsx';
import { useProducts } from './useProducts.ts';

/**
 * All products of a kind.
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
      skeleton={<TilesSkeleton tiles={3} />}
      empty={(loaded) =>
        loaded.products.data.length === 0
          ? { drawing: 'calendar', title: <FormattedMessage {...kind.empty} /> }
          : undefined
      }
    >
      {(loaded) => (
        <PictureGrid>
          {loaded.products.data.map((product, index) => (
            <ProductCard key={product.id} kind={kind} product={product} important={index === 0} />
          ))}
        </PictureGrid>
      )}
    </Page>
  );
}
