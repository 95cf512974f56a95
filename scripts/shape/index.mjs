import { dependenciesFollowLayers } from './dependencies.mjs';
import { licences } from './licences.mjs';
import { lockForEveryPlatform, lockWithoutHosts } from './lock.mjs';
import {
  filesSayWhatTheyExport,
  flatFeatures,
  noBarrels,
  noCatchAlls,
  oneNameEach,
  readmes,
} from './names.mjs';
import { smallFiles, smallRoutes } from './sizes.mjs';
import { generatedHeaders, noLeftovers, noMachinePaths, noSwitchedOffRules } from './texts.mjs';

/**
 * The rules about the repository as a whole.
 * @type {import('./repository.mjs').ShapeRule[]}
 */
export const shapeRules = [
  smallFiles,
  smallRoutes,
  noCatchAlls,
  flatFeatures,
  noBarrels,
  filesSayWhatTheyExport,
  oneNameEach,
  readmes,
  dependenciesFollowLayers,
  generatedHeaders,
  noMachinePaths,
  noLeftovers,
  noSwitchedOffRules,
  lockWithoutHosts,
  lockForEveryPlatform,
  licences,
];
