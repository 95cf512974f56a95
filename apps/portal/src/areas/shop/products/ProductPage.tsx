import Button from '@mui/material/Button';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { ProductKind } from './ProductKind.ts';
import { messages } from './messages.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { useProducts } from './useProducts.ts';

/** Page of a product; says so if it is not on sale. */
export function ProductPage({ kind, id }: { kind: ProductKind; id: string }) {
  const { studioUuid } = useStudio();
  const products = useProducts(kind);
  const product = products.data?.find((one) => String(one.id) === id);
  useOwnTitle(product?.name);
  const gone: EmptyStateProps = {
    drawing: 'search',
    title: <FormattedMessage {...messages.gone} />,
    action: (
      <Button variant="contained" component={Link} to={kind.list(studioUuid)}>
        <FormattedMessage {...kind.flowTexts.toOthers} />
      </Button>
    ),
  };
  return (
    <Page
      title={product?.name ?? <FormattedMessage {...kind.title} />}
      queries={{ products }}
      skeleton={<ProductSkeleton />}
      empty={() => (product ? undefined : gone)}
    >
      {() => product && <ProductDetail kind={kind} product={product} />}
    </Page>
  );
}
