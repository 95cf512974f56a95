import { http, type HttpHandler, HttpResponse } from 'msw';
import { Navigate, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeSlot } from '../../checkout/flow/slot.ts';
import { courseKind } from '../courses/courseKind.ts';
import { path } from '../../../lib/address/paths.ts';
import { patterns } from '../../../lib/address/patterns.ts';
import { store } from '../../../lib/browser/storage.ts';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { courseFlow } from './courseFlow.ts';
import { CourseOptionStep } from './CourseOptionStep.tsx';

const at = { studioUuid: 'northside:1001', id: 50_001, optionId: 801 };

/**
 * Shows the step for the class of the API description's example.
 * @param chosenId id of the class whose time was selected, at the time of the example
 */
async function showStep(
  appointmentStatus: string,
  chosenId: number | undefined,
  answers: HttpHandler[] = [],
) {
  store('appointment-slot', undefined);
  if (chosenId !== undefined)
    storeSlot(path('course', { ...at, id: chosenId }), {
      earliestBookingDateTime: null,
      startDateTime: new Date('2026-11-26T16:00:00Z'),
      endDateTime: new Date('2026-11-26T17:00:00Z'),
    });
  await show(
    <Routes>
      <Route path="/" element={<Navigate to={path('courseSummaryOption', at)} />} />
      <Route
        path={patterns.courseSummaryOption}
        element={<CourseOptionStep kind={courseKind} flow={courseFlow} />}
      />
      <Route path={patterns.course} element={<h1>Its page</h1>} />
    </Routes>,
    {
      member: true,
      answers: [
        ...answers,
        overrideResponse('*/bookableitems/course/:id', (course) => ({
          ...course,
          appointmentStatus,
        })),
      ],
    },
  );
}

test('offers to book a selected class', async () => {
  await showStep('ACTIVE', at.id);
  await expect.element(page.getByRole('button', { name: 'Book now' })).toBeEnabled();
});

test('focuses the message when booking fails', async () => {
  const offline = http.post('*/v1/calendar/bookcourse', () => HttpResponse.error());
  await showStep('ACTIVE', at.id, [offline]);
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(document.activeElement?.firstElementChild?.role).toBe('alert');
});

test.for([
  ['CANCELED', at.id],
  ['ACTIVE', undefined],
  ['ACTIVE', 50_009],
] as const)(
  'redirects to the class if its status is %s and the selected class is %s',
  async ([status, chosenId]) => {
    await showStep(status, chosenId);
    await expect.element(page.getByRole('heading', { name: 'Its page' })).toBeVisible();
  },
);
