/** Puts the description into the kit's package, which holds answers against it: the end of `npm run build`. */
import { writeFileSync } from 'node:fs';
import { descriptionText } from './description.ts';

writeFileSync(new URL('../dist/openapi.json', import.meta.url), descriptionText);
