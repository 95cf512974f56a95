// oxlint's plugin with the rules that no published plugin has. .oxlintrc.json says where each
// applies; lint-plugin.test.mjs runs oxlint with that configuration on a violation of each.
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Relative to this file: the test lints a copy of it elsewhere.
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Makes a rule that looks at every import, export … from, import() and import type.
 * @param {(file: string, target: string, isRelative: boolean) => string | undefined} check gets paths
 *   from the root, or the specifier of a package; returns what is wrong
 */
const importRule = (check) => ({
  create(/** @type {any} */ context) {
    const file = relative(root, context.filename).replaceAll('\\', '/');
    const visit = (/** @type {any} */ source) => {
      const specifier = source?.value;
      if (typeof specifier !== 'string') return;
      const isRelative = specifier.startsWith('.');
      const target = isRelative ? join(dirname(file), specifier).replaceAll('\\', '/') : specifier;
      const message = check(file, target, isRelative);
      if (message) context.report({ node: source, message });
    };
    const visitSource = (/** @type {any} */ node) => visit(node.source);
    return {
      ImportDeclaration: visitSource,
      ExportNamedDeclaration: visitSource,
      ExportAllDeclaration: visitSource,
      ImportExpression: visitSource,
      TSImportType: (/** @type {any} */ node) => visit(node.source ?? node.argument),
    };
  },
});

/**
 * The packages that a folder may import. Imports run one way, api-spec → packages/sdk → packages/ui →
 * apps/portal. contracts sees the SDK only and the sandbox the description only: provider and
 * consumer must be independent.
 * @type {Record<string, string[]>}
 */
const allowedPackages = {
  'api-spec': [],
  'packages/sdk': ['@studio-portal/api-spec/openapi.json'],
  // Written as by an outside user.
  'packages/sdk/examples': ['@studio-portal/sdk'],
  // Types only: a component gets its data from the code that renders it.
  'packages/ui': ['@studio-portal/sdk/types'],
  'packages/widgets': ['@studio-portal/sdk', '@studio-portal/ui'],
  'packages/page-server': [],
  'packages/pdf-text': [],
  'apps/portal': ['@studio-portal/sdk', '@studio-portal/ui', '@studio-portal/pdf-text'],
  'apps/sandbox': [
    '@studio-portal/api-spec/openapi.json',
    '@studio-portal/page-server',
    '@studio-portal/pdf-text',
  ],
  'apps/server': ['@studio-portal/sdk', '@studio-portal/page-server'],
  contracts: ['@studio-portal/sdk'],
  scripts: [],
  'scripts/bench': ['@studio-portal/sdk'],
};

const isInside = (/** @type {string} */ path, /** @type {string} */ folder) =>
  path === folder || path.startsWith(`${folder}/`);
/** Folders of a package, not of a part of one, which come first. */
const packages = Object.keys(allowedPackages).filter(
  (folder) => folder !== 'packages/sdk/examples' && folder !== 'scripts/bench',
);

const layers = importRule((file, target, isRelative) => {
  const own = packages.find((folder) => isInside(file, folder));
  const entered = packages.find((folder) => isInside(target, folder));
  if (isRelative && own && entered && entered !== own)
    return `${own} may not import files of ${entered}. Import what that package exports, if this layer may.`;
  const folder = Object.keys(allowedPackages).findLast((one) => isInside(file, one));
  if (!folder || !target.startsWith('@studio-portal/')) return undefined;
  const allowed = allowedPackages[folder] ?? [];
  if (allowed.some((name) => isInside(target, name))) return undefined;
  return `${folder} may not import ${target}, only ${allowed.join(', ') || 'no other workspace'} (scripts/lint-plugin.mjs).`;
});

const dateMethods = new Set([
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toISOString',
  'toDateString',
  'toTimeString',
  'toUTCString',
  // react-intl's
  'formatDate',
  'formatTime',
  'formatDateTimeRange',
  'formatDateToParts',
  'formatTimeToParts',
]);
const dateComponents = new Set(['FormattedDate', 'FormattedTime', 'FormattedDateTimeRange']);

const dates = {
  create(/** @type {any} */ context) {
    const report = (/** @type {any} */ node, /** @type {string} */ what) =>
      context.report({
        node,
        message: `${what} outside src/lib/dates: instants are shown in the studio's time zone and calendar days in none, so one module formats and parses both.`,
      });
    const isDate = (/** @type {any} */ node) => node.type === 'Identifier' && node.name === 'Date';
    return {
      NewExpression(/** @type {any} */ node) {
        if (isDate(node.callee)) report(node, 'new Date()');
      },
      CallExpression(/** @type {any} */ node) {
        if (isDate(node.callee)) report(node, 'Date()');
        const { type, object, property } = node.callee;
        if (type !== 'MemberExpression' || property.type !== 'Identifier') return;
        if (isDate(object) && property.name !== 'now') report(node, `Date.${property.name}()`);
        else if (dateMethods.has(property.name)) report(node, `${property.name}()`);
      },
      MemberExpression(/** @type {any} */ node) {
        if (node.object.name === 'Intl' && node.property.name === 'DateTimeFormat')
          report(node, 'Intl.DateTimeFormat');
      },
      ImportSpecifier(/** @type {any} */ node) {
        if (dateComponents.has(node.imported.name)) report(node, node.imported.name);
      },
    };
  },
};

export default {
  meta: { name: 'studio' },
  rules: { dates, layers },
};
