import { missingPlatforms } from './lock-platforms.mjs';

/** @type {import('./repository.mjs').ShapeRule} */
export const lockWithoutHosts = {
  name: 'a lock file for every registry',
  says: "package-lock.json names no download address, so that it works behind any registry: .npmrc says omit-lockfile-registry-resolved, run 'npm install'.",
  find: ({ read }) =>
    Object.entries(JSON.parse(read('package-lock.json')).packages)
      .filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''))
      .map(([path, entry]) => `${path}: ${entry.resolved}`),
};

/** @type {import('./repository.mjs').ShapeRule} */
export const lockForEveryPlatform = {
  name: 'a lock file for every platform',
  says: "npm has dropped optional packages of other platforms from package-lock.json, and 'npm ci' will refuse it: run 'npm run check -- shape --fix'.",
  find: ({ read }) =>
    missingPlatforms(JSON.parse(read('package-lock.json'))).map(
      ({ parent, name, version }) => `${parent} wants ${name}@${version}`,
    ),
};
