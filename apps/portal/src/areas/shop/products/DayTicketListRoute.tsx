import { dayTicketKind } from './kinds.ts';
import { ProductsPage } from './ProductsPage.tsx';

export const DayTicketListRoute = () => <ProductsPage kind={dayTicketKind} />;
