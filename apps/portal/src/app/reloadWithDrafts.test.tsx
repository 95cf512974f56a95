import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { applyChatConsent } from '../lib/browser/chat.ts';
import { readStored } from '../lib/browser/storage.ts';
import { saveFormDraft } from '../lib/forms/formDrafts.ts';
import { show } from '../testing/show.tsx';
import { MaintenancePage } from './frame/MaintenancePage.tsx';
import { renderStartupError } from './renderStartupError.ts';

const draft = { firstname: 'Robin' };

/** Cancels reloads, which would end the test. */
const cancelReload = vi.fn((event: NavigateEvent) => event.preventDefault());
navigation.addEventListener('navigate', cancelReload);

afterEach(() => {
  cancelReload.mockClear();
  document.head.querySelector('meta[name="chat-script"]')?.remove();
});

/** Waits for a reload. Returns the drafts that are stored for it. */
async function draftsOfReload(): Promise<unknown> {
  await expect.poll(() => cancelReload.mock.calls[0]?.[0].navigationType).toBe('reload');
  return readStored('typed');
}

const stored = [[expect.any(String), draft]];

test('keeps drafts when the page reloads after a failed start', async () => {
  saveFormDraft('profile', draft);
  const root = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => root.remove());
  renderStartupError(root);
  await page.getByRole('button', { name: 'Reload page' }).click();
  expect(await draftsOfReload()).toEqual(stored);
});

test('keeps drafts when the page reloads during maintenance', async () => {
  saveFormDraft('profile', draft);
  await show(<MaintenancePage />);
  await page.getByRole('button', { name: 'Reload page' }).click();
  expect(await draftsOfReload()).toEqual(stored);
});

test('keeps drafts when the page reloads without the chat', async () => {
  saveFormDraft('profile', draft);
  const chat = document.head.appendChild(document.createElement('meta'));
  Object.assign(chat, { name: 'chat-script', content: '/chat.js' });
  applyChatConsent(true);
  applyChatConsent(false);
  expect(await draftsOfReload()).toEqual(stored);
});
