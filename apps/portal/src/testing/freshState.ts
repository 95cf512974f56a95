import { beforeEach } from 'vitest';
import { drainNotices } from '../lib/browser/notices.ts';
import { clearFormDrafts } from '../lib/forms/formDrafts.ts';

/** Setup file: no test sees what another one has stored, typed or announced. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearFormDrafts();
  drainNotices();
});
