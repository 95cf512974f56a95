import { isHandwrittenSource, lineCount } from './repository.mjs';

const fileLimit = 250;
const routeLimit = 40;
/** At most one long file in so many. */
const oneIn = 10;

/** @type {import('./repository.mjs').ShapeRule} */
export const smallFiles = {
  name: 'small files',
  says: `90 of 100 hand-written source files stay under ${fileLimit} lines: split one of these along its reasons to change.`,
  find({ files, read }) {
    const sources = files.filter(isHandwrittenSource);
    const long = sources
      .map((path) => ({ path, lines: lineCount(read(path)) }))
      .filter(({ lines }) => lines >= fileLimit)
      .toSorted((a, b) => b.lines - a.lines);
    if (long.length * oneIn <= sources.length) return [];
    return long.map(({ path, lines }) => `${path}: ${lines} lines`);
  },
};

/** @type {import('./repository.mjs').ShapeRule} */
export const smallRoutes = {
  name: 'small route files',
  says: `a route file asks, reads parameters and says which pieces stand there, in at most ${routeLimit} lines: what the page shows and does goes to a feature.`,
  find({ files, read }) {
    return files
      .filter((path) => path.startsWith('apps/portal/src/routes/') && isHandwrittenSource(path))
      .filter((path) => !/\.(test|messages)\.tsx?$/.test(path))
      .map((path) => ({ path, lines: lineCount(read(path)) }))
      .filter(({ lines }) => lines > routeLimit)
      .map(({ path, lines }) => `${path}: ${lines} lines`);
  },
};
