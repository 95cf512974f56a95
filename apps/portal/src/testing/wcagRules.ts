/** Axe rules for e2e and component tests: WCAG 2.2 AA. */
export const wcagRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
