import { beforeEach, vi } from 'vitest';

/** Setup file: every test starts at noon on a Wednesday, and the clock keeps running. */
beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-25T12:00:00Z'),
    toFake: ['Date'],
    shouldAdvanceTime: true,
  });
});
