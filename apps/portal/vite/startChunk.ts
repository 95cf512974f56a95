/** What the bundler tells about a module. */
interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

const known = new Map<string, boolean>();

/** Collections of MUI that name far more than the start page takes from them; what is behind these names comes with who uses it. */
const collections = /@mui\/material\/(?:styles\/enhanceHighContrast|utils\/createSvgIcon)\.mjs$/;

/** Whether a module is loaded with the start page: a chain of static imports leads from an entry to it. */
function comesAtStart(id: string, modules: Modules): boolean {
  const answer = known.get(id);
  if (answer !== undefined) return answer;
  if (collections.test(id)) return false;
  // For modules that import each other: not by this way, perhaps by another.
  known.set(id, false);
  const info = modules.getModuleInfo(id);
  const atStart =
    info !== null &&
    (info.isEntry || info.importers.some((importer) => comesAtStart(importer, modules)));
  if (atStart) known.set(id, true);
  else known.delete(id);
  return atStart;
}

/**
 * Puts everything that the start page loads into one file. Left to itself the bundler cuts it into thirty, along what lazy pages
 * share with it; a phone then waits for thirty answers and compresses each by itself.
 */
export const startChunk = (id: string, modules: Modules): string | null =>
  comesAtStart(id, modules) ? 'start' : null;
