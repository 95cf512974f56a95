import { focusPage } from './giveFocus.ts';

/** A closing dialog gives the focus back within this time, in milliseconds. */
const patience = 1000;

/** The one look that is under way. */
let next = 0;

/**
 * Call it after something on the page went away that may have had the focus, or was to get it back from a dialog: once the
 * focus is lost, the page's title takes it, so that the keyboard goes on here and not at the top.
 */
export function catchFocus(): void {
  cancelAnimationFrame(next);
  const until = performance.now() + patience;
  const look = () => {
    // A dialog that has lost it itself may be closing still.
    const isCaught = document.activeElement === document.body && focusPage();
    if (!isCaught && performance.now() < until) next = requestAnimationFrame(look);
  };
  look();
}
