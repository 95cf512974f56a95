import { patterns } from '../lib/address/patterns.ts';

// One pattern a line, for `npm run --silent routes`; a test compares them with what the router really holds.
for (const pattern of Object.values(patterns)) console.log(pattern);
