import { basename } from 'node:path';
import { isGenerated, isHandwrittenSource } from './repository.mjs';

/** @type {import('./repository.mjs').ShapeRule} */
export const noCatchAlls = {
  name: 'no catch-all files',
  says: 'a file is named after what it does, never utils or helpers.',
  find: ({ files }) =>
    files.filter(
      (path) => !isGenerated(path) && /(^|\/)(utils?|helpers?)\.(ts|tsx|mjs|js)$/.test(path),
    ),
};

/** @type {import('./repository.mjs').ShapeRule} */
export const noBarrels = {
  name: 'no barrels in apps',
  says: 'inside apps a module is imported from the file it stands in; an index file hides that and drags its neighbours along.',
  find: ({ files }) =>
    files.filter(
      (path) => path.startsWith('apps/') && !isGenerated(path) && /(^|\/)index\.tsx?$/.test(path),
    ),
};

/** @type {import('./repository.mjs').ShapeRule} */
export const flatFeatures = {
  name: 'flat features',
  says: 'a feature of the portal is one folder of files without folders in it; one that outgrows it is two features (apps/portal/README.md).',
  find: ({ files }) =>
    files.filter((path) => /^apps\/portal\/src\/features\/[^/]+\/[^/]+\//.test(path)),
};

/** @type {import('./repository.mjs').ShapeRule} */
export const readmes = {
  name: 'a README in each workspace',
  says: 'each workspace folder has a README.md that says what it is and how to use it.',
  find: ({ files, workspaces }) =>
    workspaces.map((folder) => `${folder}/README.md`).filter((path) => !files.includes(path)),
};

/**
 * What a module exports by name.
 * @param {string} text
 * @returns {{ values: string[], types: string[] }}
 */
function exportsOf(text) {
  const names = (/** @type {RegExp} */ pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name);
  const passedOn = names(/^export \{([^}]*)\}/gm)
    .flatMap((list) => list.split(','))
    .map((one) => one.replace(/^.* as /s, '').trim())
    .filter((name) => name !== '');
  return {
    values: [...names(/^export (?:async )?(?:const|function\*?|class|let) (\w+)/gm), ...passedOn],
    types: names(/^export (?:interface|type) (\w+)/gm),
  };
}

const isComponent = (/** @type {string} */ name) => /^[A-Z]\w*[a-z]/.test(name);
const capital = (/** @type {string} */ name) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Whether a file has a name that says what it exports: the name of one of them (`titles` may stand in
 * `routeTitles`), or of the set that they are: `…Routes`, or `…Context` with its provider.
 * @param {string} stem
 * @param {{ values: string[], types: string[] }} exported
 */
function saysWhatItExports(stem, { values, types }) {
  const set = stem.endsWith('Routes') && values.every((name) => name.endsWith('Route'));
  const context =
    stem.endsWith('Context') &&
    values.some((name) => name.startsWith(stem.slice(0, -7)) && name.endsWith('Provider'));
  return (
    set ||
    context ||
    values.some((name) => name === stem || stem.endsWith(capital(name))) ||
    types.includes(capital(stem))
  );
}

const isOfPortal = (/** @type {string} */ path) => path.startsWith('apps/portal/src/');

/** Sources that others import; tests and stories are none. */
const isModule = (/** @type {string} */ path) =>
  isHandwrittenSource(path) && !/\.(test|story|d)\.tsx?$/.test(path);

/** @type {import('./repository.mjs').ShapeRule} */
export const filesSayWhatTheyExport = {
  name: 'a file is called what it exports',
  says: 'a file of the portal with one export, or with components, is called like it (or one of them); only a module of several functions is called after its subject.',
  find: ({ files, read }) =>
    files
      .filter((path) => isOfPortal(path) && isModule(path))
      .flatMap((path) => {
        const exported = exportsOf(read(path));
        const { values, types } = exported;
        const isSubject = values.length > 1 && !(path.endsWith('.tsx') && values.some(isComponent));
        const stem = basename(path).replace(/\.tsx?$/, '');
        return values.length + types.length === 0 || isSubject || saysWhatItExports(stem, exported)
          ? []
          : [`${path} exports ${[...values, ...types].join(', ')}`];
      }),
};

/** @type {import('./repository.mjs').ShapeRule} */
export const oneNameEach = {
  name: 'no two components of one name',
  says: 'a component has a name of its own in the portal and packages/ui, so that whoever reads it knows which it is.',
  find({ files, read }) {
    /** @type {Map<string, string[]>} */
    const places = new Map();
    for (const path of files.filter(
      (file) =>
        (isOfPortal(file) || file.startsWith('packages/ui/src/')) &&
        isModule(file) &&
        file.endsWith('.tsx'),
    ))
      for (const name of exportsOf(read(path)).values.filter(isComponent))
        places.set(name, [...(places.get(name) ?? []), path]);
    return [...places]
      .filter(([, paths]) => paths.length > 1)
      .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
  },
};
