// Tools with native parts list one optional package a platform. npm drops those from the lock file
// that the registry it happened to use does not carry, and `npm ci` then refuses the lock file
// everywhere ("Missing: … from lock file"). So every optional dependency keeps an entry; what is
// added here has no checksum, because the package was never seen: only machines of that platform
// fetch it, and `npm install` on one of them fills it in.

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string} [license]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock */
/** @typedef {{ parent: string, name: string, version: string }} Gap */

const systems = new Map([
  ['android', 'android'],
  ['darwin', 'darwin'],
  ['freebsd', 'freebsd'],
  ['linux', 'linux'],
  ['openharmony', 'openharmony'],
  ['win32', 'win32'],
  ['windows', 'win32'],
]);
const processors = new Map([
  ['64', 'x64'],
  ['x64', 'x64'],
  ['arm64', 'arm64'],
  ['arm', 'arm'],
  ['ia32', 'ia32'],
  ['ppc64', 'ppc64'],
  ['riscv64', 'riscv64'],
  ['s390x', 's390x'],
  ['wasm32', 'wasm32'],
]);

/**
 * Whether what Node would find as `name` from the package at `parent` (nested first, then outwards)
 * is there and is the wanted version.
 * @param {Lock} lock
 * @param {string} parent key in `packages`
 * @param {string} name
 * @param {string} version exact, or a range that any version is taken for
 */
function isLocked(lock, parent, name, version) {
  const fits = (/** @type {LockEntry} */ entry) =>
    !/^\d/.test(version) || entry.version === version;
  for (let folder = parent; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const found = lock.packages[`${folder}/node_modules/${name}`];
    if (found) return fits(found);
    if (!folder.includes('/node_modules/')) break;
  }
  const outermost = lock.packages[`node_modules/${name}`];
  return outermost !== undefined && fits(outermost);
}

/**
 * @param {Lock} lock package-lock.json, parsed
 * @returns {Gap[]} optional dependencies that have no entry
 */
export function missingPlatforms(lock) {
  return Object.entries(lock.packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, version]) => !isLocked(lock, parent, name, version))
      .map(([name, version]) => ({ parent, name, version })),
  );
}

/**
 * The platform a package is for, read from its name, e.g. `@oxlint/binding-linux-x64-musl`.
 * @param {string} name
 * @returns {Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined} nothing when the name does not tell
 */
export function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = words.map((word) => systems.get(word)).find(Boolean);
  const cpu = words.map((word) => processors.get(word)).find(Boolean);
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined;
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined;
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
}

/**
 * Where npm would put a package: outermost, unless another version of it lives there.
 * @param {Lock} lock
 * @param {string} parent
 * @param {string} name
 * @param {string} version
 */
function placeFor(lock, parent, name, version) {
  const outermost = `node_modules/${name}`;
  const siblings = lock.packages[outermost];
  return !siblings || siblings.version === version ? outermost : `${parent}/node_modules/${name}`;
}

/**
 * The lock file with an entry for each platform package that npm dropped.
 * @param {Lock} lock not changed
 * @returns {Lock}
 */
export function withEveryPlatform(lock) {
  const added = missingPlatforms(lock).flatMap(({ parent, name, version }) => {
    const platform = platformOf(name);
    if (!platform || !/^\d+\.\d+\.\d+/.test(version)) return [];
    const { cpu, libc, os } = platform;
    const { dev } = lock.packages[parent] ?? {};
    const entry = {
      version,
      cpu,
      ...(dev ? { dev } : {}),
      ...(libc ? { libc } : {}),
      optional: true,
      os,
    };
    return [/** @type {const} */ ([placeFor(lock, parent, name, version), entry])];
  });
  const packages = [...Object.entries(lock.packages), ...added].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  return { ...lock, packages: Object.fromEntries(packages) };
}
