import { focusPage } from './moveFocus.ts';

/** Time that a closing dialog may take to restore the focus, in milliseconds. */
const timeout = 1000;

/** The pending check, of which there is at most one. */
let next = 0;

/**
 * Moves a lost focus to the page's title, so that the keyboard continues there and not at the top.
 * Call it after removing an element that may have had the focus or was to get it back from a
 * dialog.
 */
export function recoverLostFocus(): void {
  cancelAnimationFrame(next);
  const until = performance.now() + timeout;
  const look = () => {
    // A dialog that lost its own focus may still be closing.
    const isCaught = document.activeElement === document.body && focusPage();
    if (!isCaught && performance.now() < until) next = requestAnimationFrame(look);
  };
  look();
}
