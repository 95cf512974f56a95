import { mayImport } from '../lint/rules/layers.mjs';

/** @type {import('./repository.mjs').ShapeRule} */
export const dependenciesFollowLayers = {
  name: 'dependencies follow the layers',
  says: 'a workspace depends only on workspaces it may import from (scripts/lint/rules/layers.mjs).',
  find: ({ workspaces, read }) =>
    workspaces.flatMap((folder) => {
      const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
      const inside = Object.entries(mayImport)
        .filter(([area]) => area === folder || area.startsWith(`${folder}/`))
        .flatMap(([, names]) => names);
      return (
        Object.keys({ ...dependencies, ...devDependencies })
          .filter((name) => name.startsWith('@studio-portal/'))
          // Naming the description orders a generator after it; what may import it is lint's business.
          .filter((name) => name !== '@studio-portal/api-spec')
          .filter(
            (name) => !inside.some((allowed) => allowed === name || allowed.startsWith(`${name}/`)),
          )
          .map((name) => `${folder}/package.json: ${name}`)
      );
    }),
};
