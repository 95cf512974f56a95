import type { Slot } from '@studio-portal/sdk/types';
import { InAppLinkProvider } from '@studio-portal/ui/InAppLink';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays, dayInZone, weekStart } from '../../../lib/dates/dates.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { SlotPicker } from './SlotPicker.tsx';
import { filterSlots } from './filterSlots.ts';
import { useSlotChoice } from './useSlotChoice.ts';

const zone = 'Europe/Berlin';
/** Monday of a week in the future, so that all of its days can be selected. */
const monday = weekStart(dayInZone(zone, new Date('2126-01-09T12:00:00Z')));

const mia = { id: 1, displayedName: 'Mia', firstname: 'Mia', lastname: 'Sample' };
const tom = { id: 2, displayedName: 'Tom', firstname: 'Tom', lastname: 'Sample' };

const slot = (day: number, time: string, overrides: Partial<Slot> = {}): Slot => ({
  startDateTime: new Date(`${addDays(monday, day)}T${time}:00+01:00`),
  endDateTime: new Date(`${addDays(monday, day)}T${time}:59+01:00`),
  earliestBookingDateTime: null,
  latestBookingDateTime: null,
  cancelableUntil: new Date('2126-01-01T00:00:00Z'),
  lateCancelation: { consequence: 'NOT_POSSIBLE', fee: null },
  employees: [mia, tom],
  locations: [],
  studio: { id: 1001, name: 'Studio', zoneId: zone },
  alreadyBooked: false,
  onWaitingList: false,
  ...overrides,
});

const week = [
  slot(0, '09:00'),
  slot(0, '11:30', { employees: [tom] }),
  slot(0, '13:00', { alreadyBooked: true }),
  slot(0, '18:15'),
  slot(2, '10:00'),
];

function TestPicker({ slots = week, soon = week.slice(4) }: { slots?: Slot[]; soon?: Slot[] }) {
  const choice = useSlotChoice({ day: monday });
  const [at, setAt] = useState<Date>();
  const filter = { employeeIds: choice.employeeId === undefined ? [] : [choice.employeeId] };
  return (
    <InAppLinkProvider component={Link}>
      <SlotPicker
        choice={choice}
        slots={filterSlots(slots, filter, zone)}
        nextFree={filterSlots(soon, filter, zone)}
        people={[mia, tom]}
        selected={at}
        onSelect={(one) => setAt(one.startDateTime)}
      />
      <p>Chosen: {at?.toJSON()}</p>
    </InAppLinkProvider>
  );
}

const time = (name: string) => page.getByRole('radio', { name });
const group = (name: string) => page.getByRole('group', { name });

test('groups times by part of the day in the studio’s time zone', async () => {
  await show(<TestPicker />);
  await expect.element(group('Morning').getByRole('radio', { name: '11:30' })).toBeVisible();
  await expect.element(group('Evening').getByRole('radio', { name: '18:15' })).toBeVisible();
  await expect.element(time('13:00 Booked')).toBeDisabled();
  await time('18:15').click();
  await expect.element(page.getByText(/T17:15:00/)).toBeVisible();
  await expectAccessible();
});

test('moves through all times of the day with the keyboard', async () => {
  await show(<TestPicker />);
  await time('11:30').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(time('18:15')).toBeChecked();
});

test('offers only the times of the selected trainer', async () => {
  await show(<TestPicker />);
  await expect.element(time('Anyone')).toBeChecked();
  await time('Mia').click();
  await expect.element(time('11:30')).not.toBeInTheDocument();
  await expect.element(time('09:00')).toBeVisible();
});

test('shows how many times of a day are free and offers the next ones if there are none', async () => {
  await show(<TestPicker />);
  await expect.element(time('09:00')).toBeVisible();
  // Screen readers announce only what changes in a status that is there already.
  const status = page.getByRole('status').element();
  await page
    .getByRole('link', { name: /no free times/ })
    .first()
    .click();
  await expect.element(page.getByText('No free times on this day.')).toBeVisible();
  expect(status).toHaveTextContent('No free times on this day.');
  await expectAccessible();
  await page.getByRole('button', { name: /10:00/ }).click();
  await expect.element(time('10:00')).toBeChecked();
  await expect.element(page.getByText(/T09:00:00/)).toBeVisible();
});

test('says that no times are free in the coming weeks', async () => {
  await show(<TestPicker slots={[]} soon={[]} />);
  await expect.element(page.getByText('No times are free in the coming weeks.')).toBeVisible();
  await expect.element(page.getByText('Next free times')).not.toBeInTheDocument();
});
