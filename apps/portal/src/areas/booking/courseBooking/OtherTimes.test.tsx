import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { patterns } from '../../../lib/address/patterns.ts';
import { createSlot } from '../../../testing/appointmentAnswers.ts';
import { appointment } from '../../../testing/courseAppointment.ts';
import { show } from '../../../testing/show.tsx';
import { OtherTimes } from './OtherTimes.tsx';

/** Course with a free place, in the wire format. */
const at = (hour: string, id: number, courseId: number) => ({
  ...appointment({ id, courseId, name: 'Yoga' }).course,
  slots: [createSlot(hour)],
});

const item = { start: '/', name: 'Yoga', availability: { kind: 'full' } } as const;

const others = (
  <Routes location="/studio/northside:1001/course/50001">
    <Route path={patterns.course} element={<OtherTimes item={item} />} />
  </Routes>
);

test('uses the member calls and ignores another course of the same name', async () => {
  const { sent } = await show(others, {
    member: true,
    answers: [
      http.get('*/bookableitems/course/:id', () => HttpResponse.json(at('08', 50_001, 401))),
      http.get('*/bookableitems/courses/with-canceled', () =>
        HttpResponse.json([at('09', 50_002, 401), at('10', 50_003, 402)]),
      ),
    ],
  });
  await expect.element(page.getByRole('link')).toBeVisible();
  await expect
    .element(page.getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching(/course\/50002$/));
  expect(sent.map(({ call }) => call)).not.toContainEqual(
    expect.stringContaining('/public/v2/bookableitems'),
  );
});
