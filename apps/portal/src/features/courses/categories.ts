import type { CourseAppointment } from '../../domains/courseView/bookingState.ts';

/** The kinds of course among some appointments, by name, with how many of each. */
export function categoriesOf(
  appointments: readonly CourseAppointment[],
): { id: string; label: string; count: number }[] {
  const found = new Map<string, { id: string; label: string; count: number }>();
  for (const { course } of appointments) {
    if (!course.category) continue;
    const id = String(course.category.id);
    const entry = found.get(id) ?? { id, label: course.category.name, count: 0 };
    entry.count++;
    found.set(id, entry);
  }
  return [...found.values()].toSorted((a, b) => a.label.localeCompare(b.label));
}

/** The appointments of the chosen kinds; all when none is chosen. */
export const inCategories = (
  appointments: readonly CourseAppointment[],
  ids: readonly string[],
): CourseAppointment[] =>
  appointments.filter(
    ({ course }) => ids.length === 0 || ids.includes(String(course.category?.id)),
  );
