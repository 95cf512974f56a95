import { beforeEach, vi } from 'vitest';

/** Sets the clock to noon on a Wednesday; it keeps running. */
const setClock = () => {
  vi.useFakeTimers({
    now: new Date('2026-11-25T12:00:00Z'),
    toFake: ['Date'],
    shouldAdvanceTime: true,
  });
};

// Setup file: the clock is set for the constants of a test file too, which come before its tests.
setClock();
beforeEach(setClock);
