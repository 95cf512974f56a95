import { type ReactNode, useCallback } from 'react';
import { useIntl } from 'react-intl';

/** What the server painted before the scripts came (src/server/startHtml.ts), and for which address. */
interface Painted {
  page: HTMLElement;
  /** What stands below the title; it outlives the rest. */
  below: Element | null;
  pathname: string;
}

let known: Painted | null = null;

/**
 * Remembers the server's markup before the first render. React removes it with its first commit, and `StartPaint` puts it back in the
 * same task where it is to stay.
 */
export function keepServerMarkup(root: HTMLElement): void {
  const page = root.querySelector<HTMLElement>('.start');
  const { pathname } = window.location;
  known = page && { page, below: page.querySelector('.start-below'), pathname };
}

/**
 * @param locale language of the page: what was painted in another one is of no use
 * @returns null when the server painted nothing, or another page
 */
function paintedIn(locale: string): Painted | null {
  if (known?.pathname !== window.location.pathname) return null;
  const { lang } = known.page;
  return lang === '' || lang === locale ? known : null;
}

/** Keeps what the server painted on screen while the page is made; the same elements, so that nothing blinks. */
export function StartPaint(props: {
  part: 'page' | 'below';
  /** Where nothing was painted. */
  children: ReactNode;
}) {
  const painted = paintedIn(useIntl().locale)?.[props.part];
  const show = useCallback(
    (room: HTMLElement | null) => {
      if (painted) room?.append(painted);
    },
    [painted],
  );
  // What comes below the rest is longer than a window; a footer that stood in it would be seen to jump.
  return painted ? <div ref={show} style={{ minHeight: '100dvh' }} /> : props.children;
}
