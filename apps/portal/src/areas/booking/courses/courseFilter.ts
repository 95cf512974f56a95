import { type CourseAppointment, freePlaces, takesBookings } from './bookingState.ts';
import { type Day, dayInZone } from '../../../lib/dates/dates.ts';
import { type PartOfDay, partOfDay, dayParts } from '../../../lib/dates/dayParts.ts';

/** What courses are filtered by; the names are those of the address (`?trainer=12&time=evening`). */
export const filterKeys = ['category', 'course', 'trainer', 'time', 'free'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** What is chosen of each, by id; none chosen lets all through. */
export type SelectedFilters = Readonly<Record<FilterKey, readonly string[]>>;

interface Trait {
  id: string;
  /** As the studio names it; times and free places have words of ours. */
  label: string;
}

/** A course appointment with all that it is looked for by, read once for however many clicks. */
export interface CourseEntry {
  appointment: CourseAppointment;
  /** On the clock of its own studio, as is the part of the day. */
  day: Day;
  part: PartOfDay;
  traits: Readonly<Record<FilterKey, readonly Trait[]>>;
}

/** One chip: how many entries it would leave beside what is chosen of the other kinds. */
export interface FilterCount extends Trait {
  count: number;
}

/** Id of the one choice there is among free places. */
const freePlacesId = 'yes';

const trait = (id: number | string, label: string): Trait => ({ id: String(id), label });

/** Reads an appointment. @param now decides whether its places can still be had */
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
      time: [trait(part, part)],
      free: isFree ? [trait(freePlacesId, freePlacesId)] : [],
    },
  };
}

const matches = (traits: readonly Trait[], ids: readonly string[]) =>
  ids.length === 0 || traits.some(({ id }) => ids.includes(id));

/** The entries that fit what is chosen of every kind. */
export const filterEntries = (
  entries: readonly CourseEntry[],
  chosen: SelectedFilters,
): CourseEntry[] =>
  entries.filter(({ traits }) => filterKeys.every((key) => matches(traits[key], chosen[key])));

/**
 * The chips of each kind. An entry counts for a chip when it is in view and fits what is chosen of the other kinds; so a chip says what
 * pressing it would leave. The chips are those of the whole week, with none on some days, so that nothing moves under a finger.
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
    time: new Map(),
    free: new Map([[freePlacesId, { ...trait(freePlacesId, freePlacesId), count: 0 }]]),
  } satisfies Record<FilterKey, Map<string, FilterCount>>;
  for (const entry of week) {
    const { traits } = entry;
    const failed = filterKeys.filter((key) => !matches(traits[key], chosen[key]));
    for (const key of filterKeys) {
      const counted = isInView(entry) && failed.every((other) => other === key);
      for (const { id, label } of traits[key]) {
        const chip: FilterCount = counts[key].get(id) ?? { id, label, count: 0 };
        if (counted) chip.count++;
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
    time: dayParts.flatMap((part) => counts.time.get(part) ?? []),
    free: [...counts.free.values()],
  };
}
