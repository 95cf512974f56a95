/**
 * What stands for React where the portal runs (decisions/004-preact.md): Preact with React's interface. A name that React has and
 * Preact has not fails the build, so nothing runs on half of it.
 */
import './controlled.mjs';

export * from 'preact/compat';
export { default } from 'preact/compat';

/**
 * React Router's data router names it, which the portal does not use (apps/portal/decisions/001-declarative-router.md).
 * @returns {never}
 */
export function useOptimistic() {
  throw new Error('useOptimistic: Preact has no such hook. Keep the value in a state of your own.');
}
