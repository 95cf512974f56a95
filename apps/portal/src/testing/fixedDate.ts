import { beforeEach, vi } from 'vitest';

/** Setup file: every test begins at noon on a Wednesday; the clock goes on from there. */
beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-25T12:00:00Z'),
    toFake: ['Date'],
    shouldAdvanceTime: true,
  });
});
