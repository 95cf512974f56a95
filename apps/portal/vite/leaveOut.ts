import type { Plugin } from 'vite';

/** A module of a library that comes with what we use, and that nothing here ever uses. */
interface Unused {
  /** How the library imports it, or the end of that. */
  id: string;
  /** From which of its modules. */
  importers: readonly string[];
  /** What stands for it. */
  code: string;
}

const unused: readonly Unused[] = [
  {
    // What draws ripples in buttons: the theme shows none (packages/ui, `MuiButtonBase`).
    id: './TouchRipple.mjs',
    importers: ['/ButtonBase/ButtonBase.mjs'],
    code: 'export default () => null;',
  },
  {
    // What copies the static properties of a wrapped class, for `withTheme`, and the second `react-is` for it.
    id: 'hoist-non-react-statics',
    importers: ['/emotion-react-_isolated-hnrs.browser.esm.js', '/emotion-react.browser.esm.js'],
    code: 'export default (target) => target;',
  },
  {
    // The input of a select that names none; each here has its outlined one.
    id: '../Input/index.mjs',
    importers: ['/NativeSelect/NativeSelect.mjs'],
    code: 'export default () => null;',
  },
  {
    // The sign of a select that names none; each here has the one of all others (`SelectSign`).
    id: '../internal/svg-icons/ArrowDropDown.mjs',
    importers: ['/NativeSelect/NativeSelect.mjs'],
    code: 'export default () => null;',
  },
  {
    // What loads pages ahead in React Router's framework; links here name no `prefetch`, and there is no such framework.
    id: '/ssr/components.js',
    importers: [
      '/react-router/dist/production/lib/dom/lib.js',
      '/react-router/dist/production/lib/components.js',
    ],
    code: `
      import { createContext } from 'react';
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const usePrefetchBehavior = () => [false, null, {}];
      export const mergeRefs = (ref) => ref;
    `,
  },
];

const prefix = '\0unused:';

/**
 * Leaves out of the start what libraries bring along and nobody here would ever see, 8 kB. When a library changes the place of such
 * a module, it comes back; when it asks more of it, the build fails and names what is missing.
 */
export const leaveOut = (): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const index = unused.findIndex(
      (module) => id.endsWith(module.id) && module.importers.some((end) => importer.endsWith(end)),
    );
    return index < 0 ? undefined : `${prefix}${index}`;
  },
  load: (id) => (id.startsWith(prefix) ? unused[Number(id.slice(prefix.length))]?.code : undefined),
});
