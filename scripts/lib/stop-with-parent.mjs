// Loaded into a service with `node --import`: should its starter be killed outright (SIGKILL, which
// nobody can pass on), the service stops as if it had been told to.
import { whenParentGone } from '../bootstrap/parent.mjs';

whenParentGone(() => process.kill(process.pid, 'SIGTERM'));
