import { patterns } from '../lib/address/patterns.ts';

// Prints one pattern per line for `npm run --silent routes`; a test compares them with the
// router's.
for (const pattern of Object.values(patterns)) console.log(pattern);
