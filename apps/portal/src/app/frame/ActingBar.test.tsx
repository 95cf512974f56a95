import { getUserInfo } from '@studio-portal/sdk/api/me';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { acting, setActing } from '../../areas/account/family/acting.ts';
import { refuseActing, refusedActing } from '../../areas/account/family/refusedActing.ts';
import { useChosenPerson } from '../../areas/account/family/useActing.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import { ActingBar } from './ActingBar.tsx';
import { NoticeLayer } from './NoticeLayer.tsx';

afterEach(() => setActing(undefined));

const loadUser = async () => {
  await show(<h1>Class</h1>);
  return getUserInfo();
};

type Member = Awaited<ReturnType<typeof loadUser>>;

function Bar({ user }: { user: Member }) {
  const chosen = useChosenPerson();
  return (
    <>
      <h1 tabIndex={-1}>Class</h1>
      {chosen && <ActingBar user={user} chosen={chosen} />}
      <Suspense>
        <NoticeLayer />
      </Suspense>
    </>
  );
}

const startActing = (user: Member, firstName = 'Mia') =>
  setActing({ account: user.id, id: 'mia', firstName, relation: 'CHILD' });

test('names the person the page is for and switches back', async () => {
  const user = await loadUser();
  startActing(user);
  await show(<Bar user={user} />, { at: '/studio/x/course/1', member: true });
  await expect.element(page.getByText('You’re booking for Mia.', { exact: true })).toBeVisible();
  await expectAccessible();
  // The notice closes by itself, on a slow machine before `click` returns.
  page
    .getByRole('button', { name: 'Book for yourself' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(page.getByText('You’re booking for yourself again.')).toBeVisible();
  expect(acting()).toBeUndefined();
});

test('says when a page concerns the account itself', async () => {
  const user = await loadUser();
  startActing(user);
  await show(<Bar user={user} />, { at: '/studio/x/me/settings', member: true });
  await expect.element(page.getByText('This page is about you, not Mia.')).toBeVisible();
});

test('stops acting and notifies the user when the studio has withdrawn the permission', async () => {
  const user = await loadUser();
  startActing(user);
  await show(<Bar user={user} />, { at: '/studio/x/course/1', member: true });
  refuseActing('mia');
  await expect.element(page.getByText(/^You can no longer book for Mia here/)).toBeVisible();
  expect(acting()).toBeUndefined();
  expect(refusedActing()).toBeUndefined();
});

test('ignores and removes the choice of another account in the same tab', async () => {
  const user = await loadUser();
  setActing({ account: user.id + 1, id: 'mia', firstName: 'Mia', relation: 'CHILD' });
  await show(<Bar user={user} />, { at: '/studio/x/course/1', member: true });
  await expect.poll(acting).toBeUndefined();
  await expect.element(page.getByText('Mia')).not.toBeInTheDocument();
});

test('wraps a long name without overflow', async () => {
  const user = await loadUser();
  startActing(user, 'Maximiliane-Alexandrina'.repeat(8));
  await page.viewport(320, 700);
  await show(<Bar user={user} />, { at: '/studio/x/course/1', member: true });
  await expect.element(page.getByRole('button', { name: 'Book for yourself' })).toBeInViewport();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
