import type { Picture, Slot, Studio } from '@studio-portal/sdk/types';
import type { Item } from '../../checkout/flow/Flow.ts';
import { path } from '../../../lib/address/paths.ts';
import type { TrialSlot } from './useTrialSlot.ts';

/** Displayed data of a trial session. */
interface ShownTrial {
  config: { image: Picture | null };
  name: string;
}

/**
 * Converts a trial session for the steps that show it.
 * @param time undefined before one is selected
 */
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
    who: soleEmployeeName(time?.slot),
    where: studio.name,
    ...(time ? { when: { start: time.slot.startDateTime, end: time.slot.endDateTime } } : {}),
    cancelableUntil: time?.slot.cancelableUntil ?? null,
    ...(time ? { lateCancelation: time.slot.lateCancelation } : {}),
    availability: { kind: time && !time.available ? 'full' : 'open' },
  };
}

/** Returns the trainer's name if the slot has exactly one. */
const soleEmployeeName = (slot: Slot | undefined): string[] =>
  slot?.employees.length === 1 ? slot.employees.map(({ displayedName }) => displayedName) : [];
