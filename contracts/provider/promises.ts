/** A moment in the time of a place: `17:00` on the day that the states answer, or `2026-12-02 00:00`. */
export interface Moment {
  local: string;
  zone: string;
}

/**
 * What a pact asks of an answer that Pact's own rules cannot say. It stands in the interaction's comments, where other
 * verifiers pass over it.
 */
export interface Promises {
  /** Whether the answer begins a session or ends one, in the cookie SESSION. */
  cookie?: 'begins' | 'ends';
  /** Instants by dotted path, lists entered, whatever offset they are written with. */
  moments?: Readonly<Record<string, Moment>>;
}
