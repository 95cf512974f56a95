import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { DetailSkeleton } from '../../../lib/page/DetailSkeleton.tsx';

/** Placeholder for a time with its facts and its panel. */
export const SlotSkeleton = () => (
  <DetailSkeleton>
    <TextSkeleton lines={7} />
  </DetailSkeleton>
);
