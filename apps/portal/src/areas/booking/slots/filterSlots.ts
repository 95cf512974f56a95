import type { FreeSlot } from './FreeSlot.ts';
import { type PartOfDay, partOfDay } from '../../../lib/dates/dayParts.ts';

/** What the reader wants; all is left open unless said otherwise. */
export interface SlotFilter {
  /** Ids of those of whom anybody will do; nobody named means anyone. */
  employeeIds: readonly number[];
  part?: PartOfDay | undefined;
}

/** The slots that fit what the reader wants, in their order. @param zone of the studio */
export const filterSlots = <S extends FreeSlot>(
  slots: readonly S[],
  { employeeIds, part }: SlotFilter,
  zone: string,
): S[] =>
  slots.filter(
    ({ startDateTime, employees }) =>
      (employeeIds.length === 0 || employees.some(({ id }) => employeeIds.includes(id))) &&
      (part === undefined || partOfDay(startDateTime, zone) === part),
  );
