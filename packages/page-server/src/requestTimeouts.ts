/** Limits how long a client may take to send a request. */

/** Timeouts in milliseconds. */
export type RequestTimeouts = {
  /** Until the headers are complete. */
  headers: number;
  /** Until the whole request is complete. */
  request: number;
  /** Without a byte in either direction. */
  idle: number;
  /** Interval between timeout checks. */
  check: number;
};

/**
 * A slow line may take its time as long as bytes move: 15 minutes are enough for 10 MB at 12 kB/s. They also end a
 * client that sends a byte now and then to keep its connection.
 */
export const defaultTimeouts: RequestTimeouts = {
  headers: 15_000,
  request: 900_000,
  idle: 120_000,
  check: 5_000,
};
