import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { findViolations, animationsEnded } from '../testing/findViolations.ts';
import { toPagePoint } from '../testing/toPagePoint.ts';
import { show } from '../testing/show.tsx';
import {
  NotificationProvider,
  useNotify,
  type Notice,
  type NotificationProviderProps,
} from './Notifications.tsx';

function Notifier({ notice }: { notice: Notice }) {
  const { notify } = useNotify();
  return (
    <button type="button" onClick={() => notify(notice)}>
      Notify
    </button>
  );
}

async function notified(
  notice: Notice,
  memory: Pick<NotificationProviderProps, 'dismissed' | 'onDismissed'> = {},
) {
  await show(
    <NotificationProvider closeLabel="Close" {...memory}>
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

test('is announced politely and 289 pixels wide', async () => {
  await notified({ type: 'success', title: 'Booked', content: 'See you there.' });
  expect(toast()?.textContent).toBe('BookedSee you there.');
  expect(toast()?.getBoundingClientRect().width).toBe(289);
});

describe('display time', () => {
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

  test('pauses while focused', async () => {
    await notified({ type: 'default', title: 'Saved' });
    const close = toast()?.querySelector('button');
    close?.focus();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(toast()).not.toBeNull();
    close?.blur();
    await vi.advanceTimersByTimeAsync(3000);
    await expect.poll(toast).toBeNull();
  });

  test('pauses while hovered, even after losing the focus', async () => {
    await notified({ type: 'default', title: 'Saved' });
    const moveTo = (element: Element) =>
      cdp().send('Input.dispatchMouseEvent', {
        type: 'mouseMoved',
        ...toPagePoint(element, 20, 20),
      });
    await moveTo(toast() ?? document.body);
    const close = toast()?.querySelector('button');
    close?.focus();
    close?.blur();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(toast()).not.toBeNull();
    await moveTo(document.body);
    await vi.advanceTimersByTimeAsync(3000);
    await expect.poll(toast).toBeNull();
  });

  test('can be set', async () => {
    await notified({ type: 'default', title: 'Saved', delay: 500, onClose });
    await vi.advanceTimersByTimeAsync(500);
    await expect.poll(toast).toBeNull();
  });

  test('is unlimited for one that closes on click', async () => {
    await notified({ type: 'error', title: 'Not saved', closeOnClick: true, onClose });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(toast()).not.toBeNull();
    toast()?.querySelector('strong')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(toast()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('ends with the close button of any notification', async () => {
    await notified({ type: 'warning', title: 'Offline', onClose });
    toast()?.querySelector('strong')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(toast()).not.toBeNull();
    toast()?.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(toast()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test.each(['success', 'warning', 'error', 'default'] as const)(
  'has no axe violations with type %s',
  async (type) => {
    await notified({ type, title: 'Saved', moreLabel: 'Show', onMore: () => undefined });
    vi.useRealTimers();
    await animationsEnded();
    expect(await findViolations(document.body)).toEqual([]);
  },
);

test('shows a button that names the action', async () => {
  const onMore = vi.fn<() => void>();
  await notified({ type: 'default', title: 'Longer open', moreLabel: 'Opening hours', onMore });
  const more = page.getByRole('button', { name: 'Opening hours' }).element();
  expect(more.getBoundingClientRect().right).toBeLessThan(
    toast()?.getBoundingClientRect().right ?? 0,
  );
  if (more instanceof HTMLElement) more.click();
  expect(onMore).toHaveBeenCalledOnce();
});

describe('dismissed ids', () => {
  const onDismissed = vi.fn<(id: string) => void>();
  beforeEach(() => {
    onDismissed.mockReset();
  });

  test.each([
    ['by hand', () => toast()?.querySelector('button')?.click()],
    ['automatically', () => vi.advanceTimersByTimeAsync(3000)],
  ])('are reported when closed %s', async (_, end) => {
    await notified({ id: 'hours', type: 'default', title: 'Longer open' }, { onDismissed });
    await end();
    await expect.poll(toast).toBeNull();
    expect(onDismissed).toHaveBeenCalledExactlyOnceWith('hours');
  });

  test('suppress their notifications', async () => {
    await notified(
      { id: 'hours', type: 'default', title: 'Longer open' },
      { dismissed: ['hours'] },
    );
    expect(toast()).toBeNull();
  });

  test('are not remembered for generated ids', async () => {
    await notified({ type: 'default', title: 'Saved' }, { onDismissed });
    await vi.advanceTimersByTimeAsync(3000);
    await expect.poll(toast).toBeNull();
    expect(onDismissed).not.toHaveBeenCalled();
  });
});

test('returns the focus when it is closed', async () => {
  await notified({ type: 'error', title: 'Not saved', closeOnClick: true });
  document.querySelector('button')?.focus();
  const close = toast()?.querySelector('button');
  close?.focus();
  close?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(toast()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Notify' })).toHaveFocus();
});

test('replaces a notification with the same id', async () => {
  await notified({ id: 'network', type: 'warning', title: 'Offline' });
  document.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.getByText('Offline').elements()).toHaveLength(1);
});
