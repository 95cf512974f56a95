import type { Picture, Slot, Studio } from '@studio-portal/sdk/types';
import type { Item } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import type { TrialSlot } from './useTrialSlot.ts';

/** What of a trial session is shown. */
interface ShownTrial {
  config: { image: Picture | null };
  name: string;
}

/** A trial session as the steps show it. @param time undefined before one is chosen */
export function trialItem(
  { config, name }: ShownTrial,
  studio: Studio,
  studioUuid: string,
  time: TrialSlot | undefined,
): Item {
  return {
    start: path('trialSession', { studioUuid }),
    name: time?.course?.name ?? name,
    picture: time?.course ? time.course.image : config.image,
    where: [...soleEmployeeName(time?.slot), studio.name].join(', '),
    ...(time ? { when: { start: time.slot.startDateTime, end: time.slot.endDateTime } } : {}),
    cancelableUntil: time?.slot.cancelableUntil ?? null,
    availability: { kind: time && !time.available ? 'full' : 'open' },
  };
}

/** With whom, where it is one person only. */
const soleEmployeeName = (slot: Slot | undefined): string[] =>
  slot?.employees.length === 1 ? slot.employees.map(({ displayedName }) => displayedName) : [];
