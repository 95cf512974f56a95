import { isGenerated } from './repository.mjs';

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
