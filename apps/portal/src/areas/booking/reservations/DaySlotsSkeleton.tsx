import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { DayHeadingSkeleton } from '../../../lib/dates/DayHeading.tsx';
import { SlotList } from './SlotList.ts';

/** Placeholder for the slots of a day. */
export const DaySlotsSkeleton = () => (
  <>
    <DayHeadingSkeleton />
    <SlotList as="div">
      <RowsSkeleton rows={6} />
    </SlotList>
  </>
);
