/** The clock of the sandbox. Rules never read the time elsewhere, so that tests can set it. */
export type Clock = {
  /** The present instant. */
  now(): Date;
  /** Stands still at an instant; null runs on with the machine. */
  set(instant: Date | null): void;
};

/** A clock that runs with the machine until it is set. */
export function createClock(): Clock {
  let fixed: Date | null = null;
  return {
    now: () => new Date(fixed ?? Date.now()),
    set: (instant) => {
      fixed = instant;
    },
  };
}
