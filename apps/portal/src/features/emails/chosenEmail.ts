import { useLocation } from 'react-router';

/** For a link that leads to a page about one address; the history keeps it, the address bar never shows it. */
export const chosenEmail = (email: string) => ({ email });

/** The address that the link was about which led here; undefined for whoever came another way. */
export function useChosenEmail(): string | undefined {
  const state: unknown = useLocation().state;
  return typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    typeof state.email === 'string'
    ? state.email
    : undefined;
}
