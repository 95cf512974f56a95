/** What the bundler tells about a module. */
interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** What has been found out so far; modules do not change once the bundler asks. */
const known = new Map<string, boolean>();

/** Collections of MUI that name far more than the start page takes from them; what is behind these names comes with who uses it. */
const collections = /@mui\/material\/(?:styles\/enhanceHighContrast|utils\/createSvgIcon)\.mjs$/;

/**
 * Whether a module is loaded with the start page: a chain of static imports leads from an entry to it. Looks at each of those that
 * import it once, however they import each other.
 */
function comesAtStart(id: string, modules: Modules): boolean {
  const seen = new Set([id]);
  let atStart = false;
  for (const one of seen) {
    if (collections.test(one)) continue;
    const info = modules.getModuleInfo(one);
    if (known.get(one) || info?.isEntry) {
      atStart = true;
      break;
    }
    if (known.get(one) === undefined)
      for (const importer of info?.importers ?? []) seen.add(importer);
  }
  if (atStart) known.set(id, true);
  // None of them is: whoever asks for one of them later knows already.
  else for (const one of seen) known.set(one, false);
  return atStart;
}

/**
 * Puts everything that the start page loads into one file. Left to itself the bundler cuts it into thirty, along what lazy pages
 * share with it; a phone then waits for thirty answers and compresses each by itself.
 */
export const startChunk = (id: string, modules: Modules): string | null =>
  comesAtStart(id, modules) ? 'start' : null;
