/** What axe looks for, in journeys and in component tests: WCAG 2.2 AA. */
export const wcagRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
