import { ErrorState } from '@studio-portal/ui/ErrorState';
import { useErrorState } from './useErrorText.ts';

interface TroubleProps {
  error: unknown;
  /** Zone of the studio, for the times in what is said. */
  timeZone: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Says what failed, with a way to try again; for parts of a page that come before their error's words need to. */
export const Trouble = ({ error, timeZone, onRetry, retrying }: TroubleProps) => (
  <ErrorState {...useErrorState(error, timeZone)} onRetry={onRetry} retrying={retrying} />
);
