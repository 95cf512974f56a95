import type { FreeSlot } from './FreeSlot.ts';
import { type PartOfDay, partOfDay } from '../../../lib/dates/dayParts.ts';

/** Restricts slots; empty or omitted fields match everything. */
export interface SlotFilter {
  /** Ids of acceptable trainers; empty means anyone. */
  employeeIds: readonly number[];
  part?: PartOfDay | undefined;
}

/**
 * Returns the matching slots in their order.
 * @param zone time zone of the studio
 */
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
