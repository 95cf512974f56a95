import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useState } from 'react';
import { show } from '../../../testing/show.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useStableStartUp } from './useStableStartUp.ts';
import type { StartUp } from './useStudioStartUp.ts';

/** Test component that switches to another start-up state. */
function Start({ next }: { next: (data: ReturnType<typeof useStudio>) => StartUp }) {
  const data = useStudio();
  const [startUp, set] = useState<StartUp>({ status: 'ready', data });
  const kept = useStableStartUp(startUp);
  return (
    <>
      <p>{kept.status}</p>
      <button type="button" onClick={() => set(next(data))}>
        Next
      </button>
    </>
  );
}

const shows = async (next: (data: ReturnType<typeof useStudio>) => StartUp) => {
  await show(<Start next={next} />, { member: true });
  await expect.element(page.getByText('ready')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
};

test('keeps the page while data for the same user loads', async () => {
  await shows(({ studioUuid, user }) => ({ status: 'loading', studioUuid, user }));
  await expect.element(page.getByText('ready')).toBeVisible();
});

test('resets the page for another studio', async () => {
  await shows(({ user }) => ({ status: 'loading', studioUuid: 'another', user }));
  await expect.element(page.getByText('loading')).toBeVisible();
});

test('resets the page for another user', async () => {
  await shows(({ studioUuid }) => ({ status: 'loading', studioUuid, user: undefined }));
  await expect.element(page.getByText('loading')).toBeVisible();
});
