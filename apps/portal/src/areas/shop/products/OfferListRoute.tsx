import { offerKind } from './kinds.ts';
import { ProductsPage } from './ProductsPage.tsx';

export const OfferListRoute = () => <ProductsPage kind={offerKind} />;
