/**
 * npm installs drizzle-kit at the root and drizzle-orm (whose peers are optional) in this workspace, so
 * drizzle-kit does not find it. Loaded with --import, this resolves drizzle-orm from here.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const mine = /^drizzle-orm($|\/)/.test(specifier) && context.parentURL !== import.meta.url;
    if (!mine) return next(specifier, context);
    if (context.conditions.includes('import'))
      return next(specifier, { ...context, parentURL: import.meta.url });
    return { url: pathToFileURL(resolve(specifier)).href, shortCircuit: true };
  },
});
