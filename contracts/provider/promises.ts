/** A moment in local time: `17:00` on the day that the states return, or `2026-12-02 00:00`. */
export interface Moment {
  local: string;
  zone: string;
}

export type ScalarValue = string | number | boolean | null;

/**
 * Requirements that Pact's rules cannot express. They are stored in the interaction's comments,
 * which other verifiers ignore.
 */
export interface Promises {
  /** Whether the response starts or ends a session in the SESSION cookie. */
  cookie?: 'begins' | 'ends';
  /** Expected instants by dotted path, including list items; any offset is accepted. */
  moments?: Readonly<Record<string, Moment>>;
  /**
   * Expected instants by dotted path, one for each list item in order, or null; they match in any notation, such as
   * `2026-12-01T23:00:00Z` and `2026-12-02T00:00:00.000+01:00`.
   */
  instants?: Readonly<Record<string, readonly (string | null)[]>>;
  /** Values of list items by dotted path, in any order; other items may have others. */
  anyOrder?: Readonly<Record<string, readonly ScalarValue[]>>;
}
