// Checks of the repository as a whole that no published tool makes: generated sources are current,
// the lock file works everywhere, what we ship has permissive licences, no file contains paths of this machine, and references in Markdown exist.
// With --fix, adds the lock file's entries for other platforms that npm dropped.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { main, root } from './bootstrap/run.mjs';
import { runGit } from './git.mjs';

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string} [license]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock package-lock.json */

/**
 * Finds download addresses, which tie the lock file to one registry.
 * @param {Lock} lock
 */
export const downloadAddresses = ({ packages }) =>
  Object.entries(packages)
    .filter(([, { resolved = '' }]) => /^https?:/.test(resolved))
    .map(([path, { resolved }]) => `package-lock.json: ${path} is tied to ${resolved}`);

/**
 * @param {Lock} lock
 * @param {string} parent key of a package
 * @param {string} name
 * @returns {LockEntry | undefined} the package that Node finds from the parent
 */
function resolveInLock({ packages }, parent, name) {
  for (
    let at = parent;
    at !== '';
    at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))
  ) {
    const found = packages[`${at}/node_modules/${name}`];
    if (found) return found;
  }
  return packages[`node_modules/${name}`];
}

/**
 * Finds optional packages without an entry. Tools with native parts list one for each platform; npm
 * drops those that its registry does not carry, and `npm ci` then refuses the lock file everywhere.
 * @param {Lock} lock
 */
export const missingPlatforms = (lock) =>
  Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => {
        const found = resolveInLock(lock, parent, name);
        return !found || (/^\d/.test(version) && found.version !== version);
      })
      .map(([name, version]) => ({ parent, name, version })),
  );

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows'];
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64', '64'];

/**
 * Reads the platform of a package from its name, e.g. `@oxlint/binding-linux-x64-musl`.
 * @param {string} name
 * @returns {Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined} undefined when the name does not tell
 */
export function parsePlatform(name) {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system))?.replace('windows', 'win32');
  const cpu = processors.find((processor) => words.includes(processor))?.replace(/^64$/, 'x64');
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined;
  const libc = name.includes('musl') ? 'musl' : name.includes('gnu') ? 'glibc' : undefined;
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
}

/**
 * Adds entries for the missing platforms. They have no checksum, because the package was never seen
 * here; `npm install` on such a machine fills it in.
 * @param {Lock} lock
 * @returns {Lock}
 */
export function withEveryPlatform(lock) {
  const added = missingPlatforms(lock).flatMap(({ parent, name, version }) => {
    const platform = parsePlatform(name);
    if (!platform || !/^\d+\.\d+\.\d+/.test(version)) return [];
    const { cpu, libc, os } = platform;
    const dev = lock.packages[parent]?.dev;
    const outermost = lock.packages[`node_modules/${name}`];
    const isFree = !outermost || outermost.version === version;
    const path = isFree ? `node_modules/${name}` : `${parent}/node_modules/${name}`;
    // In npm's order of keys.
    const entry = { version, cpu, dev, libc, optional: true, os };
    return [/** @type {const} */ ([path, entry])];
  });
  const packages = [...Object.entries(lock.packages), ...added].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Licences that only ask to keep their text. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts.
  'OFL-1.1',
  'Unlicense',
]);

/** Packages whose licence asks for the source of changes to their own files only; we ship them unchanged. */
const unchanged = new Map([['node_modules/ical.js', 'MPL-2.0']]);

/** Packages that name no licence but ship its text. */
const licencesByText = new Map([['node_modules/png-js', 'MIT']]);

/**
 * @param {string} expression SPDX, e.g. `(MPL-2.0 OR Apache-2.0)`
 * @returns {boolean} whether one of its choices is permissive
 */
export const isPermissive = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((licence) => permissive.has(licence)));

/**
 * Finds packages that we ship without a permissive licence.
 * @param {Lock} lock
 */
export const forbiddenLicences = ({ packages }) =>
  Object.entries(packages).flatMap(([path, entry]) => {
    const isShipped = path.includes('node_modules/') && !entry.dev && !entry.devOptional;
    if (!isShipped || entry.link) return [];
    const licence = entry.license ?? licencesByText.get(path);
    // npm does not know the licence of a package for another platform.
    if (!licence && entry.optional) return [];
    if (licence && unchanged.get(path) === licence) return [];
    return licence && isPermissive(licence) ? [] : [`${path}: ${licence ?? 'no licence'}`];
  });

/** Home folders and package registries, in git's extended regular expressions. */
const machinePaths =
  '(^|[[:space:]"\'`(=:])(file://)?/(home|Users|root|work)/[A-Za-z0-9_.-]|[A-Z]:\\\\+Users\\\\|registry\\.(npmjs|yarnpkg|npmmirror)|(npm|registry|artifactory|nexus)\\.[A-Za-z0-9_.-]+/(repository|artifactory)';

/**
 * @param {string} folder the repository
 * @returns {string[]} lines that name a home folder or a package registry
 */
export function findMachinePaths(folder) {
  const files = ['.', ':!scripts/repository*'];
  try {
    return runGit(folder, 'grep', '--untracked', '-nIE', machinePaths, '--', ...files).split('\n');
  } catch {
    // git grep fails when it finds nothing.
    return [];
  }
}

/**
 * Finds generated sources that differ from git's index, once everything has been generated again.
 * @param {string} folder the repository
 */
export const staleSources = (folder) =>
  [
    runGit(folder, 'diff', '--name-only', '--', '**/generated/**'),
    runGit(folder, 'ls-files', '--others', '--exclude-standard', '--', '**/generated/**'),
  ]
    .flatMap((paths) => paths.split('\n'))
    .filter((path) => path !== '');

/**
 * Finds references in Markdown to missing files (links, or paths in backticks) and npm scripts, and missing files named
 * in comments.
 * @param {string} folder the repository
 * @returns {string[]} `file: what is missing`
 */
export function brokenReferences(folder) {
  const files = runGit(folder, 'ls-files', '--cached', '--others', '--exclude-standard').split(
    '\n',
  );
  const scripts = new Set(
    files
      .filter((file) => basename(file) === 'package.json')
      .flatMap((file) =>
        Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')).scripts ?? {}),
      ),
  );
  /** Every file and folder, and each end of its path. @type {Set<string>} */
  const ends = new Set();
  for (const file of files)
    for (let path = file; path !== '.'; path = dirname(path))
      path.split('/').forEach((_, index, parts) => ends.add(parts.slice(index).join('/')));
  const inComments = files
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^ *(?:\/\/|\/?\*).*/gm)]
        .flatMap(([line]) => line.match(/[\w.-]+\.(?:tsx?|mjs)\b/g) ?? [])
        .filter((name) => !ends.has(name))
        .map((name) => `${file}: ${name}`),
    );
  const inMarkdown = files
    .filter((file) => file.endsWith('.md') && !/CHANGELOG|^\.changeset\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !existsSync(join(folder, dirname(file), link)));
      const paths = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => isPath.test(path) && !ends.has(path.replace(/\/$/, '')));
      const commands = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)]
        .map(([, script = '']) => script)
        .filter((script) => !scripts.has(script));
      return [...links, ...paths, ...commands.map((script) => `npm run ${script}`)].map(
        (missing) => `${file}: ${missing}`,
      );
    });
  return [...inComments, ...inMarkdown];
}

/** Matches paths of files in folders, and of folders of a workspace. */
const isPath =
  /^(?!.*(?:dist|\.results|pacts)(?:\/|$))(?:.*\/.*\.(?:tsx?|mjs|jsonc?|ya?ml|css|md)$|(?:apps|packages|scripts|contracts|api-spec|src)\/)/;

if (import.meta.main)
  await main(async () => {
    const file = join(root, 'package-lock.json');
    /** @type {Lock} */
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    if (process.argv.includes('--fix')) {
      if (missingPlatforms(lock).length > 0)
        writeFileSync(file, `${JSON.stringify(withEveryPlatform(lock), undefined, 2)}\n`);
      return 0;
    }
    const problems = Object.entries({
      "Generated sources are not current. Look at them and 'git add' them:": staleSources(root),
      "The lock file has download addresses. Remove them; .npmrc tells 'npm install' to write none:":
        downloadAddresses(lock),
      "The lock file lacks packages of other platforms. Run 'npm run fix':": missingPlatforms(
        lock,
      ).map(({ parent, name, version }) => `${parent} wants ${name}@${version}`),
      'These packages have no permissive licence (scripts/repository.mjs):':
        forbiddenLicences(lock),
      'Markdown or a comment names what is not there:': brokenReferences(root),
      'These lines name a home folder or a package registry:': findMachinePaths(root),
    }).filter(([, lines]) => lines.length > 0);
    for (const [title, lines] of problems)
      process.stderr.write(`${[title, ...lines.slice(0, 40)].join('\n  ')}\n\n`);
    return problems.length > 0 ? 1 : 0;
  });
