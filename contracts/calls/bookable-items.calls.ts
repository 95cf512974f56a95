import { definePact } from '../src/definePact.ts';
import { benefitCalls } from './bookable-items/benefits.ts';
import { courseCalls } from './bookable-items/course.ts';
import { eventCalls } from './bookable-items/events.ts';
import { nextCalls } from './bookable-items/next.ts';
import { oneSlotCalls } from './bookable-items/oneSlot.ts';
import { periodCalls } from './bookable-items/periods.ts';
import { slotCalls } from './bookable-items/slots.ts';

definePact('bookable-items', {
  ...courseCalls,
  ...periodCalls,
  ...nextCalls,
  ...benefitCalls,
  ...slotCalls,
  ...oneSlotCalls,
  ...eventCalls,
});
