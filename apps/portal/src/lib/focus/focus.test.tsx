import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { recoverLostFocus } from './recoverLostFocus.ts';
import { StepStart } from './StepStart.tsx';
import { useFocusFallback } from './useFocusFallback.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

const title = page.getByRole('heading', { level: 1, includeHidden: true });
const button = (name: string) => page.getByRole('button', { name, includeHidden: true });

/** A page of the portal with an element outside it. */
const inFrame = (content: ReactNode) => (
  <>
    <input aria-label="Search" />
    <main id="content">{content}</main>
  </>
);

/** Shows the value once the effects declared before it have run. */
function useSettled(value: string): RefObject<HTMLParagraphElement | null> {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.replaceChildren(value), [value]);
  return place;
}

function Views() {
  const [face, setFace] = useState('error');
  useFocusFallback(face);
  const settled = useSettled(face);
  useEffect(() => {
    const arrive = () => setFace('content');
    document.addEventListener('arrive', arrive);
    return () => document.removeEventListener('arrive', arrive);
  }, []);
  return (
    <>
      <h1>Classes</h1>
      {face === 'error' && (
        <>
          <button type="button" onClick={() => setFace('content')}>
            Try again
          </button>
          <button type="button">Stay</button>
        </>
      )}
      <p ref={settled} />
    </>
  );
}

test('moves the focus to the title when the focused view is replaced, without a ring', async () => {
  await show(inFrame(<Views />));
  await button('Try again').click();
  await expect.element(title).toHaveFocus();
  expect(getComputedStyle(title.element()).outlineStyle).toBe('none');
});

test('leaves the focus elsewhere when the view changes', async () => {
  await show(inFrame(<Views />));
  await button('Stay').click();
  await page.getByLabelText('Search').click();
  document.dispatchEvent(new Event('arrive'));
  await expect.element(page.getByText('content')).toBeVisible();
  await expect.element(page.getByLabelText('Search')).toHaveFocus();
});

test('leaves the focus alone when a page loads', async () => {
  const Loading = () => {
    const [face, setFace] = useState('loading');
    useFocusFallback(face);
    const settled = useSettled(face);
    useEffect(() => {
      const timer = setTimeout(() => setFace('content'), 50);
      return () => clearTimeout(timer);
    }, []);
    return (
      <>
        <h1>Classes</h1>
        <p ref={settled} />
      </>
    );
  };
  await show(inFrame(<Loading />));
  await expect.element(page.getByText('content')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test('focuses the start of a step', async () => {
  const Steps = () => {
    const [sent, setSent] = useState(false);
    return sent ? (
      <StepStart>Check your email.</StepStart>
    ) : (
      <button type="button" onClick={() => setSent(true)}>
        Send
      </button>
    );
  };
  await show(inFrame(<Steps />));
  await button('Send').click();
  await expect.element(page.getByText('Check your email.')).toHaveFocus();
});

test('moves a lost focus to the title, but not a restored one', async () => {
  const Going = () => {
    const [gone, setGone] = useState(false);
    return (
      <>
        <h1>My bookings</h1>
        {!gone && (
          <button
            type="button"
            onClick={() => {
              setGone(true);
              recoverLostFocus();
            }}
          >
            Cancel
          </button>
        )}
        <button type="button" onClick={recoverLostFocus}>
          Keep
        </button>
      </>
    );
  };
  await show(inFrame(<Going />));
  await button('Keep').click();
  await expect.element(button('Keep')).toHaveFocus();
  await button('Cancel').click();
  await expect.element(title).toHaveFocus();
});

test('moves a focus lost in a dialog to the title once the dialog closes', async () => {
  const Closing = () => {
    const [covered, setCovered] = useState(true);
    const confirm = () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      recoverLostFocus();
      setTimeout(() => setCovered(false), 100);
    };
    return (
      <>
        <main id="content" aria-hidden={covered}>
          <h1>My bookings</h1>
        </main>
        <button type="button" onClick={confirm}>
          Confirm
        </button>
      </>
    );
  };
  await show(<Closing />);
  await button('Confirm').click();
  await expect.element(title).toHaveFocus();
});

/** Pages with a menu that can cover them. */
function Pages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [covered, setCovered] = useState(false);
  useFocusOnNavigation(pathname);
  const settled = useSettled(pathname);
  return (
    <>
      <main id="content" aria-hidden={covered}>
        <div key={pathname}>
          <h1>{pathname}</h1>
          <Link to="/next">On</Link>
          <Link to="?day=2">Another day</Link>
          <button type="button" onClick={() => void navigate('/result', { replace: true })}>
            Order
          </button>
        </div>
      </main>
      <p role="status" ref={settled} />
      <button
        type="button"
        onClick={() => {
          setCovered(true);
          void navigate('/under');
        }}
      >
        Menu
      </button>
    </>
  );
}

test('focuses the title after navigation, but not on the first page or a query change', async () => {
  await show(<Pages />);
  await expect.element(title).not.toHaveFocus();
  await page.getByRole('link', { name: 'Another day' }).click();
  await expect.element(title).not.toHaveFocus();
  await page.getByRole('link', { name: 'On' }).click();
  await expect.element(title).toHaveTextContent('/next');
  await expect.element(title).toHaveFocus();
});

test('focuses the title of a result that replaces the page of the pressed button', async () => {
  await show(<Pages />);
  await button('Order').click();
  await expect.element(title).toHaveTextContent('/result');
  await expect.element(title).toHaveFocus();
});

test('leaves the focus in a menu above a new page', async () => {
  await show(<Pages />);
  await button('Menu').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('/under');
  await expect.element(button('Menu')).toHaveFocus();
});
