import * as fc from 'fast-check';

/** Arbitrary colours, for property tests. */
export const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const anyField = fc.option(fc.oneof({ weight: 9, arbitrary: anyHex }, fc.string()), {
  nil: undefined,
  freq: 3,
});

const anyName = fc.constantFrom('ARCHIVO', 'SQUARE', 'ROUND', 'constructor', undefined);

/** Arbitrary white-label styles: fields may be missing, invalid or inconsistent. */
export const anyBrand = fc.record({
  backgroundColor: anyField,
  backgroundColor2: anyField,
  textColor: anyField,
  highlightColor: anyField,
  highlightTextColor: anyField,
  errorColor: anyField,
  topbarColor: anyField,
  headerColor: anyField,
  footerColor: anyField,
  headingFont: anyName,
  cornerStyle: anyName,
});
