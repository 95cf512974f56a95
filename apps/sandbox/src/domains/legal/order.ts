import type { Schemas } from '../../platform/api.ts';

/** Order of a studio's footer (spec 1.2.7). */
const order = {
  GENERAL_TERMS: 1,
  IMPRINT: 2,
  PRIVACY: 3,
  REVOCATION_TERMS: 4,
  ACCESSIBILITY_STATEMENTS: 5,
} satisfies Record<Schemas['LegalInfoType'], number>;

export const sortByType = <Row extends { type: Schemas['LegalInfoType'] }>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => order[a.type] - order[b.type]);
