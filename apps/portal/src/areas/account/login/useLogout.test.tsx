import { mock } from '@studio-portal/sdk/msw';
import { useGetHomeStudio } from '@studio-portal/sdk/api/studios';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { isLoginDialogOpen } from '../../../lib/session/sessionEnd.ts';
import { MessagesPage } from '../../messages/messages/MessagesPage.tsx';
import { useLogout } from './useLogout.ts';
import { useSession } from '../../../lib/session/useSession.ts';

/** A page with a pending request. */
function Page() {
  const { user } = useSession();
  const { data } = useGetHomeStudio({ query: { enabled: user !== undefined } });
  const { logout } = useLogout(undefined);
  return (
    <>
      {data && <p>The studio is here.</p>}
      <button type="button" onClick={logout}>
        Log out
      </button>
    </>
  );
}

test('opens no login dialog for requests pending at logout, and refetches them if the logout fails', async () => {
  let asked = 0;
  const ended = Promise.withResolvers<void>();
  await show(<Page />, {
    answers: [
      http.get('*/v1/studios/home', async () => {
        asked += 1;
        if (asked > 1) return undefined;
        await ended.promise;
        return HttpResponse.json(
          { errorCode: 'authentication.error.notloggedin' },
          { status: 401 },
        );
      }),
      http.post('*/logout', () => {
        ended.resolve();
        return HttpResponse.json({ errorCode: 'internal' }, { status: 400 });
      }),
    ],
  });
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => asked).toBe(2);
  await expect.element(page.getByText('The studio is here.')).toBeVisible();
  expect(isLoginDialogOpen()).toBe(false);
});

/** The messages with a logout button. */
function MessagesWithLogout() {
  const { logout } = useLogout(undefined);
  return (
    <>
      <MessagesPage />
      <button type="button" onClick={logout}>
        Log out
      </button>
    </>
  );
}

test('sends deletions before the logout ends the session', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { sent } = await show(<MessagesWithLogout />, {
    member: true,
    // Falls through to the example answer once resolved.
    answers: [http.delete('*/nox/v1/message/:id', () => promise), mock('logout', 400)],
  });
  const changes = () => sent.map(({ call }) => call).filter((call) => /^DELETE|logout$/.test(call));
  await page.getByRole('button', { name: /^Delete ?: Closed on Sunday/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(changes).toEqual(['DELETE /nox/v1/message/99101']);
  resolve(undefined);
  await expect.poll(changes).toEqual(['DELETE /nox/v1/message/99101', 'POST /logout']);
});
