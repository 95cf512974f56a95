import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { catchFocus } from './catchFocus.ts';
import { StepStart } from './StepStart.tsx';
import { useFocusKept } from './useFocusKept.ts';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

const title = page.getByRole('heading', { level: 1, includeHidden: true });
const button = (name: string) => page.getByRole('button', { name, includeHidden: true });

/** A page of the portal, with what stands outside of it. */
const inFrame = (content: ReactNode) => (
  <>
    <input aria-label="Search" />
    <main id="content">{content}</main>
  </>
);

/** An element that says the value once the effects that stand before it have run. */
function useSettled(value: string): RefObject<HTMLParagraphElement | null> {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.replaceChildren(value), [value]);
  return place;
}

function Faces() {
  const [face, setFace] = useState('error');
  useFocusKept(face);
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

test('the title takes the focus when what had it goes with the old face, and shows no ring', async () => {
  await show(inFrame(<Faces />));
  await button('Try again').click();
  await expect.element(title).toHaveFocus();
  expect(getComputedStyle(title.element()).outlineStyle).toBe('none');
});

test('a change of face takes no focus from elsewhere', async () => {
  await show(inFrame(<Faces />));
  await button('Stay').click();
  await page.getByLabelText('Search').click();
  document.dispatchEvent(new Event('arrive'));
  await expect.element(page.getByText('content')).toBeVisible();
  await expect.element(page.getByLabelText('Search')).toHaveFocus();
});

test('a page that is loaded takes no focus', async () => {
  const Loading = () => {
    const [face, setFace] = useState('loading');
    useFocusKept(face);
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

test('a step begins where it stands', async () => {
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

test('a lost focus is caught by the title, one that has come back is not', async () => {
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
              catchFocus();
            }}
          >
            Cancel
          </button>
        )}
        <button type="button" onClick={catchFocus}>
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

test('a focus that was lost in a dialog is caught once that no longer lies above', async () => {
  const Closing = () => {
    const [covered, setCovered] = useState(true);
    const confirm = () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      catchFocus();
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

/** Pages, and a menu that may lie above them. */
function Pages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [covered, setCovered] = useState(false);
  useFocusOnArrival(pathname);
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

test('the page that a reader goes to gives its title the focus; a first page and another query do not', async () => {
  await show(<Pages />);
  await expect.element(title).not.toHaveFocus();
  await page.getByRole('link', { name: 'Another day' }).click();
  await expect.element(title).not.toHaveFocus();
  await page.getByRole('link', { name: 'On' }).click();
  await expect.element(title).toHaveTextContent('/next');
  await expect.element(title).toHaveFocus();
});

test('so does a result that takes the place of the page whose button was pressed', async () => {
  await show(<Pages />);
  await button('Order').click();
  await expect.element(title).toHaveTextContent('/result');
  await expect.element(title).toHaveFocus();
});

test('a page that arrives under a menu leaves the focus to it', async () => {
  await show(<Pages />);
  await button('Menu').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('/under');
  await expect.element(button('Menu')).toHaveFocus();
});
