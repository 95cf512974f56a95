import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Folder of this package, for its files beside the code: those of the sources and of the build are the same. */
export const packageFolder = dirname(createRequire(import.meta.url).resolve('#package.json'));

/** Whether this is the packed sandbox, which holds built code, and not the sources in the repository. */
export const isPacked = import.meta.url.endsWith('.js');
