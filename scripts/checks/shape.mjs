import { shapeRules } from '../shape/index.mjs';
import { readRepository } from '../shape/repository.mjs';

/**
 * Fails when the repository as a whole has lost its shape (scripts/shape/).
 * @returns {Promise<import('./index.mjs').CheckResult>}
 */
export async function checkShape() {
  const repository = readRepository();
  const broken = shapeRules
    .map((rule) => ({ rule, problems: rule.find(repository) }))
    .filter(({ problems }) => problems.length > 0);
  if (broken.length === 0) {
    return { passed: true, detail: `${shapeRules.length} rules, ${repository.files.length} files` };
  }
  return {
    passed: false,
    output: broken
      .map(({ rule, problems }) =>
        [`${rule.name}: ${rule.says}`, ...problems.map((line) => `  ${line}`)].join('\n'),
      )
      .join('\n\n'),
  };
}
