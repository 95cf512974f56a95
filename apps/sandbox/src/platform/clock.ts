/** The clock of the sandbox. Rules never read the time elsewhere, so that tests can set it. */
export type Clock = {
  /** The present instant. */
  now(): Date;
  /** Stands still at an instant; null runs on with the machine. */
  set(instant: Date | null): void;
  /** Runs on from an instant, as fast as the machine's. */
  runFrom(instant: Date): void;
};

/** A clock that runs with the machine until it is set. */
export function createClock(): Clock {
  let fixed: Date | null = null;
  /** Milliseconds before the machine's clock; negative behind it. */
  let ahead = 0;
  return {
    now: () => new Date(fixed ?? Date.now() + ahead),
    set: (instant) => {
      fixed = instant;
      ahead = 0;
    },
    runFrom: (instant) => {
      fixed = null;
      ahead = instant.getTime() - Date.now();
    },
  };
}
