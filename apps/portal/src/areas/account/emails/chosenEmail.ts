import { useLocation } from 'react-router';
import * as z from 'zod/mini';

const historyState = z.object({ email: z.string() });

/**
 * Returns the history state of a link to a page about one address, so that the address bar never
 * shows it.
 */
export const chosenEmail = (email: string) => ({ email });

/** Returns the address from the history state; undefined if the page was opened in another way. */
export const useChosenEmail = (): string | undefined =>
  historyState.safeParse(useLocation().state).data?.email;
