import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { NotificationProvider, useNotify, type Notice } from './Notifications.tsx';

function Notifier({ notice }: { notice: Notice }) {
  const { notify } = useNotify();
  return (
    <button type="button" onClick={() => notify(notice)}>
      Notify
    </button>
  );
}

async function notified(notice: Notice) {
  await show(
    <NotificationProvider closeLabel="Close">
      <Notifier notice={notice} />
    </NotificationProvider>,
  );
  document.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(0);
}

const toast = () => document.querySelector('[aria-live="polite"] > div');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('is said in a polite region, 289 pixels wide', async () => {
  await notified({ type: 'success', title: 'Booked', content: 'See you there.' });
  expect(toast()?.textContent).toBe('BookedSee you there.');
  expect(toast()?.getBoundingClientRect().width).toBe(289);
});

describe('its time', () => {
  const onClose = vi.fn<() => void>();
  beforeEach(() => {
    onClose.mockReset();
  });

  test('is 3000 ms', async () => {
    await notified({ type: 'default', title: 'Saved', onClose });
    await vi.advanceTimersByTimeAsync(2999);
    expect(toast()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(toast).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('stands still while the focus is on it', async () => {
    await notified({ type: 'default', title: 'Saved' });
    const close = toast()?.querySelector('button');
    close?.focus();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(toast()).not.toBeNull();
    close?.blur();
    await vi.advanceTimersByTimeAsync(3000);
    await expect.poll(toast).toBeNull();
  });

  test('does not end for one that closes on click', async () => {
    await notified({ type: 'error', title: 'Not saved', closeOnClick: true, onClose });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(toast()).not.toBeNull();
    toast()?.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(toast()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test('the same id replaces', async () => {
  await notified({ id: 'network', type: 'warning', title: 'Offline' });
  document.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.getByText('Offline').elements()).toHaveLength(1);
});
