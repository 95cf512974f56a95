import { useLocation } from 'react-router';
import * as z from 'zod/mini';

const historyState = z.object({ email: z.string() });

/** For a link that leads to a page about one address; the history keeps it, the address bar never shows it. */
export const chosenEmail = (email: string) => ({ email });

/** The address that the link was about which led here; undefined for whoever came another way. */
export const useChosenEmail = (): string | undefined =>
  historyState.safeParse(useLocation().state).data?.email;
