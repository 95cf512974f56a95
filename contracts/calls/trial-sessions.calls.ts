import { definePact } from '../src/definePact.ts';
import { bookSlotCalls } from './trial-sessions/bookSlot.ts';
import { confirmCalls } from './trial-sessions/confirm.ts';
import { configurationCalls } from './trial-sessions/configuration.ts';
import { leadCalls } from './trial-sessions/leads.ts';
import { tryCourseCalls } from './trial-sessions/tryCourse.ts';

definePact('trial-sessions', {
  ...configurationCalls,
  ...leadCalls,
  ...bookSlotCalls,
  ...tryCourseCalls,
  ...confirmCalls,
});
