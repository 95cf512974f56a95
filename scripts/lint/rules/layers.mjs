import { eachImport, fromRoot, targetOf } from './imports.mjs';

/**
 * Who may import whom. Imports run one way, api-spec → packages/sdk → packages/ui → apps/portal;
 * the contracts see the SDK alone, and the sandbox the description alone: provider and consumer
 * must be independent witnesses of it.
 * @type {Record<string, string[]>} folder → packages, or single entry points, it may import
 */
export const mayImport = {
  'api-spec': [],
  'packages/sdk': ['@studio-portal/api-spec/openapi.json'],
  // Written as somebody outside would.
  'packages/sdk/examples': ['@studio-portal/sdk'],
  // The theme is made from the white-label style, so it may name that type. Hooks stay out: a piece
  // of interface gets its data from whoever shows it.
  'packages/ui': ['@studio-portal/sdk/types'],
  // What serves the portal's pages, before whatever backend: it is told what it shows and knows neither side.
  'packages/shell': [],
  'apps/portal': ['@studio-portal/sdk', '@studio-portal/ui'],
  'apps/sandbox': ['@studio-portal/api-spec/openapi.json', '@studio-portal/shell'],
  'apps/server': ['@studio-portal/sdk', '@studio-portal/shell'],
  contracts: ['@studio-portal/sdk'],
  scripts: [],
  'scripts/bench': ['@studio-portal/sdk'],
};

const folders = Object.keys(mayImport).toSorted((a, b) => b.length - a.length);
const workspaces = folders.filter(
  (folder) => folder !== 'scripts/bench' && folder !== 'packages/sdk/examples',
);
const inside = (/** @type {string} */ path, /** @type {string} */ folder) =>
  path === folder || path.startsWith(`${folder}/`);

/**
 * @param {string} file importing file, relative to the root
 * @param {string} specifier
 * @returns {string | undefined} what is wrong with this import, if anything
 */
function wrongLayer(file, specifier) {
  const folder = folders.find((candidate) => inside(file, candidate));
  if (!folder) return undefined;
  const target = targetOf(file, specifier);
  const own = workspaces.find((candidate) => inside(file, candidate));
  const entered = workspaces.find((candidate) => inside(target, candidate));
  if (specifier.startsWith('.') && entered && entered !== own) {
    return `${own} reaches into the files of ${entered}; import what that package exports, if this layer may.`;
  }
  if (!specifier.startsWith('@studio-portal/')) return undefined;
  const allowed = mayImport[folder] ?? [];
  if (allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`)))
    return undefined;
  return `${folder} may not import ${specifier}; it may import ${allowed.join(', ') || 'no other workspace'} (layers: scripts/lint/rules/layers.mjs).`;
}

/** Imports run one way through the layers. */
export const layersRule = {
  create(/** @type {any} */ context) {
    const file = fromRoot(context.filename);
    return eachImport((node, specifier) => {
      const message = wrongLayer(file, specifier);
      if (message) context.report({ node, message });
    });
  },
};
