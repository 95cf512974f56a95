import { configureSdk, type FetchInit } from '@studio-portal/sdk';
import { mock } from '@studio-portal/sdk/msw';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../../lib/session/useSession.ts';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { PictureField } from './PictureField.tsx';

function Picture() {
  const { user } = useSession();
  return user && <PictureField user={user} />;
}

/** Creates a real picture with a canvas. */
const photo = (): Promise<File> =>
  new Promise((resolve) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
    canvas.getContext('2d')?.fillRect(0, 0, 20, 30);
    canvas.toBlob((blob) => resolve(new File([blob ?? ''], 'photo.jpg')), 'image/jpeg');
  });

async function choose(file: File, answers: readonly HttpHandler[] = []) {
  const shown = await show(<Picture />, { answers });
  await expect.element(page.getByRole('button', { name: 'Choose picture' })).toBeVisible();
  await userEvent.upload(page.elementLocator(fileInput()), file);
  return shown;
}

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for a file.');
  return input;
}

const alert = page.getByRole('alert');

test('rejects a file that is not a picture before uploading', async () => {
  const { sent } = await choose(new File(['a letter'], 'letter.png', { type: 'image/png' }));
  await expect
    .element(alert)
    .toMatchTextContent('We couldn’t read this picture. Choose another one.');
  await expectAccessible();
  expect(sent.map(({ call }) => call)).not.toContain('POST /v1/me/profile/image');
});

test.each([
  [
    mock('uploadProfileImage', 413, 'picture.error.toolarge'),
    /^Choose a picture of at most \d+ MB\.$/,
  ],
  [
    mock('uploadProfileImage', 422, 'picture.error.toomanypixels'),
    /^Choose a picture of at most \d+ million pixels\.$/,
  ],
] as const)('explains the server’s rejection beside the picture', async (answer, told) => {
  await choose(await photo(), [answer]);
  await expect.element(alert).toMatchTextContent(told);
});

test('confirms an accepted picture', async () => {
  const { sent } = await choose(await photo());
  await expect.element(page.getByText('Picture saved')).toBeVisible();
  expect(sent.map(({ call }) => call)).toContain('POST /v1/me/profile/image');
});

test('shows the progress of an upload until its answer arrives', async () => {
  await show(<Picture />);
  await expect.element(page.getByRole('button', { name: 'Choose picture' })).toBeVisible();
  let report: FetchInit['onUploadProgress'];
  let finish: (answer: Response) => void = () => undefined;
  configureSdk({
    fetch: (_url, init) => {
      report = init.onUploadProgress;
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  });
  await userEvent.upload(page.elementLocator(fileInput()), await photo());
  await expect.poll(() => report).toBeDefined();
  expect(page.getByRole('progressbar', { name: /^Uploading/ }).elements()).toEqual([]);
  report?.({ sent: 300, total: 1000 });
  const bar = page.getByRole('progressbar', { name: 'Uploading: 30%' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '30');
  await expectAccessible();
  // All bytes are sent, but the server has not stored them yet.
  report?.({ sent: 1000, total: 1000 });
  const waiting = page.getByRole('progressbar', { name: 'Uploading: 100%' });
  await expect.element(waiting).not.toHaveAttribute('aria-valuenow');
  finish(Response.json({ errorCode: 'picture.error.toolarge' }, { status: 413 }));
  await expect.element(alert).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
});

test('keeps the focus on the button when the picture cannot be removed', async () => {
  await show(<Picture />, {
    answers: [
      overrideResponse('*/v1/me/info', (user) => ({ ...user, profilePictureUrl: '/photo.jpg' })),
      http.delete('*/v1/me/profile/image', () => HttpResponse.error()),
    ],
  });
  const remove = page.getByRole('button', { name: 'Remove picture' });
  await remove.click();
  await expect.element(alert).toBeVisible();
  await expect.element(remove).toHaveFocus();
});
