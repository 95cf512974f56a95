import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { CoverSkeleton } from '../../../lib/page/CoverSkeleton.tsx';
import { DetailSkeleton } from '../../../lib/page/DetailSkeleton.tsx';

/** Placeholder for a product with its form. */
export const ProductSkeleton = () => (
  <DetailSkeleton>
    <CoverSkeleton aspectRatio="2 / 1" />
    <TextSkeleton lines={4} />
  </DetailSkeleton>
);
