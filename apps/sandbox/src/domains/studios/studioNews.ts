import type { Surface } from '../../platform/api.ts';
import type { studioSnapshot } from './studioSnapshot.ts';

/** Recipient and studio of a mail, captured when its news happens and stored until the mail is written. */
export type StudioNews = {
  to: string;
  /** Name used in the greeting; empty if unknown. */
  name: string;
  /** Languages of the recipient, in order of preference. */
  languages: (string | null)[];
  surface: Surface;
  studio: ReturnType<typeof studioSnapshot>;
};
