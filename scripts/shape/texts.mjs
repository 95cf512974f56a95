import { isGenerated, matchingLines } from './repository.mjs';

// This folder spells out what it forbids.
const isRuleItself = (/** @type {string} */ path) => path.startsWith('scripts/shape/');

/** @type {import('./repository.mjs').ShapeRule} */
export const generatedHeaders = {
  name: 'generated files say so',
  says: 'a generated file starts with a comment that says do not edit; let its generator write one.',
  find: ({ files, read }) =>
    files
      .filter((path) => isGenerated(path) && /\.(ts|tsx|js|mjs|md)$/.test(path))
      .filter((path) => !/do not (edit|make direct changes)/i.test(read(path).slice(0, 600))),
};

/** @type {import('./repository.mjs').ShapeRule} */
export const noMachinePaths = {
  name: 'no machine of ours',
  says: 'nothing in the repository knows the machine it was written on: no home folders, no package registry.',
  find: (repository) =>
    repository.files
      .filter((path) => !isRuleItself(path))
      .flatMap((path) =>
        matchingLines(
          repository,
          path,
          /(^|[\s"'`(=:])(file:\/\/)?\/(home|Users|root|work)\/[\w.-]|\b[A-Z]:\\\\?Users\\|\bregistry\.(npmjs|yarnpkg|npmmirror)\b|\b(npm|registry|artifactory|nexus)\.[\w.-]+\/(repository|artifactory)\b/,
        ),
      ),
};

/** @type {import('./repository.mjs').ShapeRule} */
export const noLeftovers = {
  name: 'nothing left for later',
  says: 'what is left to do stands in the issue tracker, not in the code.',
  find: (repository) =>
    repository.files
      .filter((path) => !isRuleItself(path) && path !== 'package-lock.json')
      .flatMap((path) => matchingLines(repository, path, /\b(TODO|FIXME|XXX|HACK)\b/)),
};

/** @type {import('./repository.mjs').ShapeRule} */
export const noSwitchedOffRules = {
  name: 'no switched-off rules',
  says: 'a lint rule is followed or changed for everybody in .oxlintrc.json with its reason, never switched off in a comment.',
  find: (repository) =>
    repository.files
      .filter(
        (path) => !isRuleItself(path) && !isGenerated(path) && /\.(tsx?|mts|m?js)$/.test(path),
      )
      .flatMap((path) =>
        matchingLines(
          repository,
          path,
          /(eslint|oxlint|biome)-(disable|ignore)|@ts-(ignore|nocheck)\b/,
        ),
      ),
};
