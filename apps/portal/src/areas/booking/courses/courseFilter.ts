import { type CourseAppointment, freePlaces, takesBookings } from './bookingState.ts';
import { type Day, dayInZone } from '../../../lib/dates/dates.ts';
import { type PartOfDay, partOfDay, dayParts } from '../../../lib/dates/dayParts.ts';

/** Filters of the course list, named as in the address (`?trainer=12&time=evening`). */
export const filterKeys = ['category', 'course', 'trainer', 'room', 'time', 'free'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** Selected ids of each filter; an empty selection matches everything. */
export type SelectedFilters = Readonly<Record<FilterKey, readonly string[]>>;

interface Trait {
  id: string;
  /** Name given by the studio; times and free places have translated labels instead. */
  label: string;
}

/** Course appointment with its filterable traits, computed once instead of on each click. */
export interface CourseEntry {
  appointment: CourseAppointment;
  /** In the time zone of its studio, like the part of the day. */
  day: Day;
  part: PartOfDay;
  traits: Readonly<Record<FilterKey, readonly Trait[]>>;
}

/** Chip with the number of entries that match it and the other filters. */
export interface FilterCount extends Trait {
  count: number;
}

/** Id of the only choice of the filter `free`. */
const freePlacesId = 'yes';

const trait = (id: number | string, label: string): Trait => ({ id: String(id), label });

/**
 * Computes the traits of an appointment.
 * @param now decides whether it still takes bookings
 */
export function toEntry(appointment: CourseAppointment, now: Date): CourseEntry {
  const { course, slot } = appointment;
  const { zoneId } = slot.studio;
  const part = partOfDay(slot.startDateTime, zoneId);
  const isFree = takesBookings(appointment, now) && freePlaces(course) > 0;
  return {
    appointment,
    day: dayInZone(zoneId, slot.startDateTime),
    part,
    traits: {
      category: course.category ? [trait(course.category.id, course.category.name)] : [],
      course: [trait(course.courseId, course.name)],
      trainer: slot.employees.map(({ id, displayedName }) => trait(id, displayedName)),
      room: slot.locations.map(({ id, name }) => trait(id, name)),
      time: [trait(part, part)],
      free: isFree ? [trait(freePlacesId, freePlacesId)] : [],
    },
  };
}

const matches = (traits: readonly Trait[], ids: readonly string[]) =>
  ids.length === 0 || traits.some(({ id }) => ids.includes(id));

/** Returns the entries that match every filter. */
export const filterEntries = (
  entries: readonly CourseEntry[],
  chosen: SelectedFilters,
): CourseEntry[] =>
  entries.filter(({ traits }) => filterKeys.every((key) => matches(traits[key], chosen[key])));

/** Counts the entries that take place. */
export const countActive = (entries: readonly CourseEntry[] = []): number =>
  entries.filter(({ appointment }) => appointment.course.appointmentStatus === 'ACTIVE').length;

/**
 * Returns the chips of each filter. An entry counts for a chip if it is in view and matches the
 * other filters, so a chip's count is the number of entries left after pressing it. Chips cover the
 * whole week, even with a count of 0, so that they do not move under a finger.
 */
export function filterCounts(
  week: readonly CourseEntry[],
  chosen: SelectedFilters,
  isInView: (entry: CourseEntry) => boolean,
): Record<FilterKey, FilterCount[]> {
  const counts = {
    category: new Map(),
    course: new Map(),
    trainer: new Map(),
    room: new Map(),
    time: new Map(),
    free: new Map([[freePlacesId, { ...trait(freePlacesId, freePlacesId), count: 0 }]]),
  } satisfies Record<FilterKey, Map<string, FilterCount>>;
  for (const entry of week) {
    const { traits } = entry;
    const failed = filterKeys.filter((key) => !matches(traits[key], chosen[key]));
    for (const key of filterKeys) {
      const isCounted = isInView(entry) && failed.every((other) => other === key);
      for (const { id, label } of traits[key]) {
        const chip: FilterCount = counts[key].get(id) ?? { id, label, count: 0 };
        if (isCounted) chip.count++;
        counts[key].set(id, chip);
      }
    }
  }
  const { compare } = new Intl.Collator();
  const byName = (key: FilterKey) =>
    [...counts[key].values()].toSorted((a, b) => compare(a.label, b.label));
  return {
    category: byName('category'),
    course: byName('course'),
    trainer: byName('trainer'),
    room: byName('room'),
    time: dayParts.flatMap((part) => counts.time.get(part) ?? []),
    free: [...counts.free.values()],
  };
}
