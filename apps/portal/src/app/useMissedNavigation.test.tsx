import { BrowserRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useMissedNavigation } from './useMissedNavigation.ts';

const { href } = window.location;
afterEach(() => window.history.replaceState(null, '', href));

/** Changes the address during its first render, as Back does while a page is being hydrated. */
function Page({ next }: { next: string }) {
  const { pathname, search } = useLocation();
  useMissedNavigation();
  if (pathname === '/first') window.history.replaceState(null, '', next);
  return <p>{pathname + search}</p>;
}

test('shows the page to which Back led before the router listened', async () => {
  window.history.replaceState(null, '', '/first');
  await render(
    <BrowserRouter useTransitions={false}>
      <Page next="/before?day=2026-11-25" />
    </BrowserRouter>,
  );
  await expect.element(page.getByText('/before?day=2026-11-25')).toBeVisible();
});
