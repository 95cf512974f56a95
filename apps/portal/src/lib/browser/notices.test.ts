import { describe, expect, test, vi } from 'vitest';
import { notify, onNotice, takeNotices, waitingNotices } from './notices.ts';

describe('notices', () => {
  test('keeps notices until they are drained, in order and only once', () => {
    notify({ type: 'success', title: 'Saved' });
    notify({ type: 'error', title: 'Not saved' });
    expect(waitingNotices().map(({ title }) => title)).toEqual(['Saved', 'Not saved']);
    expect(takeNotices().map(({ title }) => title)).toEqual(['Saved', 'Not saved']);
    expect(takeNotices()).toEqual([]);
  });

  test('calls a listener on each change until it unsubscribes', () => {
    const heard = vi.fn<() => void>();
    const stop = onNotice(heard);
    notify({ type: 'default', title: 'One' });
    expect(heard).toHaveBeenCalledTimes(1);
    takeNotices();
    expect(heard).toHaveBeenCalledTimes(2);
    // Nothing was pending, so nothing changed.
    takeNotices();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    notify({ type: 'default', title: 'Two' });
    expect(heard).toHaveBeenCalledTimes(2);
    takeNotices();
  });
});
