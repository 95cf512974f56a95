import { buildSdk } from '../lib/build.mjs';
import { checkBreaking } from './breaking.mjs';
import { checkFormat } from './format.mjs';
import { checkLint } from './lint.mjs';
import { checkShape } from './shape.mjs';
import { checkStale } from './stale.mjs';
import { checkUnused } from './unused.mjs';

/**
 * @typedef {object} CheckResult
 * @property {boolean} passed
 * @property {string} [detail] a few words for the line, e.g. `312 files`
 * @property {string} [output] everything that helps to put it right; printed when it failed
 */

/**
 * @typedef {object} Check
 * @property {string} name also the argument of `npm run check -- <name>`
 * @property {string} title
 * @property {() => Promise<unknown>} [before] what it needs; done before any check begins, since it may write what another one reads
 * @property {() => Promise<CheckResult>} run
 * @property {string} [again] the command that repeats it; `npm run check -- <name>` unless said
 */

/**
 * The checks that belong to no workspace. `stale` comes first: it may rewrite generated code, which
 * everything after it reads.
 * @type {Check[]}
 */
export const checks = [
  { name: 'stale', title: 'generated code is current', run: checkStale },
  { name: 'format', title: 'format (oxfmt)', run: checkFormat },
  // The rules that know types read the SDK's declarations, which a fresh clone does not have yet.
  { name: 'lint', title: 'lint (oxlint)', before: buildSdk, run: checkLint },
  { name: 'shape', title: 'shape of the repository', run: checkShape },
  { name: 'breaking', title: 'nothing breaks unapproved', run: checkBreaking },
  { name: 'unused', title: 'nothing unused (knip)', run: checkUnused },
];
