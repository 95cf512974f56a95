import { describe, expect, test } from 'vitest';
import { appointment, later, now } from '../../../testing/courseAppointment.ts';
import { type SelectedFilters, filterCounts, filterEntries, toEntry } from './courseFilter.ts';

const person = (id: number, displayedName: string) => ({
  id,
  displayedName,
  firstname: displayedName,
  lastname: '',
});
const yoga = { id: 1, name: 'Yoga' };
const dance = { id: 2, name: 'Dance' };

/**
 * In Berlin on 26 November: yoga at 14:00 and 18:00, dance at 18:00; a full dance course at 08:00
 * on the next day.
 */
const week = [
  appointment(
    { id: 1, courseId: 10, name: 'Yin', category: yoga },
    {
      startDateTime: later(1),
      endDateTime: later(2),
      employees: [person(7, 'Tom')],
      locations: [{ id: 21, name: 'Room 1' }],
    },
  ),
  appointment(
    { id: 2, courseId: 11, name: 'Flow', category: yoga },
    { startDateTime: later(5), endDateTime: later(6), employees: [person(8, 'Ute')] },
  ),
  appointment(
    { id: 3, courseId: 12, name: 'Jazz', category: dance },
    {
      startDateTime: later(5),
      endDateTime: later(6),
      employees: [person(7, 'Tom'), person(8, 'Ute')],
    },
  ),
  appointment(
    { id: 4, courseId: 12, name: 'Jazz', category: dance, bookedParticipants: 10 },
    { startDateTime: later(19), endDateTime: later(20), employees: [person(7, 'Tom')] },
  ),
].map((one) => toEntry(one, now));

const nothing: SelectedFilters = {
  category: [],
  course: [],
  trainer: [],
  room: [],
  time: [],
  free: [],
};
const filteredIds = (chosen: Partial<SelectedFilters>) =>
  filterEntries(week, { ...nothing, ...chosen }).map((entry) => entry.appointment.course.id);
const always = () => true;
const counts = (
  chosen: Partial<SelectedFilters>,
  isInView: Parameters<typeof filterCounts>[2] = always,
) => {
  const chips = filterCounts(week, { ...nothing, ...chosen }, isInView);
  return Object.fromEntries(
    Object.entries(chips).map(([key, options]) => [
      key,
      options.map((chip) => [chip.label, chip.count]),
    ]),
  );
};

describe('filterEntries', () => {
  test.each<[Partial<SelectedFilters>, number[]]>([
    [{}, [1, 2, 3, 4]],
    [{ category: ['1'] }, [1, 2]],
    [{ trainer: ['8'] }, [2, 3]],
    [{ time: ['evening'] }, [2, 3]],
    [{ time: ['morning', 'afternoon'] }, [1, 4]],
    [{ course: ['12'] }, [3, 4]],
    [{ room: ['21'] }, [1]],
    [{ free: ['yes'] }, [1, 2, 3]],
    [{ category: ['2'], free: ['yes'], trainer: ['7'] }, [3]],
    [{ category: ['99'] }, []],
  ])('applies %j', (chosen, ids) => expect(filteredIds(chosen)).toEqual(ids));

  test('reads day and part of the day in the studio’s time zone', () => {
    const [late] = [
      appointment({}, { studio: { id: 2, name: 'NY', zoneId: 'America/New_York' } }),
    ].map((one) => toEntry(one, now));
    expect(late).toMatchObject({ day: '2026-11-26', part: 'morning' });
  });

  test('ignores free places of a started course', () => {
    const entry = toEntry(appointment(), later(4.5));
    expect(entry.traits.free).toEqual([]);
  });
});

describe('filterCounts', () => {
  test('counts all entries, sorted by name, without a selection', () => {
    expect(counts({})).toEqual({
      category: [
        ['Dance', 2],
        ['Yoga', 2],
      ],
      course: [
        ['Flow', 1],
        ['Jazz', 2],
        ['Yin', 1],
      ],
      trainer: [
        ['Tom', 3],
        ['Ute', 2],
      ],
      room: [['Room 1', 1]],
      time: [
        ['morning', 1],
        ['afternoon', 1],
        ['evening', 2],
      ],
      free: [['yes', 3]],
    });
  });

  test('counts what matches the other filters, regardless of the selection in its own', () => {
    expect(counts({ category: ['1'], trainer: ['8'] })).toMatchObject({
      category: [
        ['Dance', 1],
        ['Yoga', 1],
      ],
      trainer: [
        ['Tom', 1],
        ['Ute', 1],
      ],
      time: [
        ['morning', 0],
        ['afternoon', 0],
        ['evening', 1],
      ],
    });
  });

  test('keeps the chips of the week on another day, with that day’s counts', () => {
    expect(counts({}, ({ day }) => day === '2026-11-27')).toMatchObject({
      category: [
        ['Dance', 1],
        ['Yoga', 0],
      ],
      free: [['yes', 0]],
    });
  });

  test('counts what remains if only this chip of its filter is selected', () => {
    for (const base of [{}, { trainer: ['7'] }, { time: ['evening'], free: ['yes'] }])
      for (const [key, chips] of Object.entries(
        filterCounts(week, { ...nothing, ...base }, always),
      ))
        for (const { id, count } of chips)
          expect(filteredIds({ ...base, [key]: [id] })).toHaveLength(count);
  });
});
