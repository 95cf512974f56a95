import { beforeEach } from 'vitest';
import { drainNotices } from '../lib/browser/notices.ts';
import { clearFormDrafts } from '../lib/forms/formDrafts.ts';

/** Setup file: clears the storage, form drafts and notices of earlier tests. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearFormDrafts();
  drainNotices();
});
