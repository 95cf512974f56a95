import { describe, expect, test, vi } from 'vitest';
import { notify, onNotice, drainNotices, pendingNotices } from './notices.ts';

describe('notices', () => {
  test('keeps notices until they are drained, in order and only once', () => {
    notify({ type: 'success', title: 'Saved' });
    notify({ type: 'error', title: 'Not saved' });
    expect(pendingNotices().map(({ title }) => title)).toEqual(['Saved', 'Not saved']);
    expect(drainNotices().map(({ title }) => title)).toEqual(['Saved', 'Not saved']);
    expect(drainNotices()).toEqual([]);
  });

  test('calls a listener on each change until it unsubscribes', () => {
    const heard = vi.fn<() => void>();
    const stop = onNotice(heard);
    notify({ type: 'default', title: 'One' });
    expect(heard).toHaveBeenCalledTimes(1);
    drainNotices();
    expect(heard).toHaveBeenCalledTimes(2);
    // Nothing was pending, so nothing changed.
    drainNotices();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    notify({ type: 'default', title: 'Two' });
    expect(heard).toHaveBeenCalledTimes(2);
    drainNotices();
  });
});
