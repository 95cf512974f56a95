import factory, { type Bidi } from 'bidi-js';

/** Unicode bidirectional algorithm. The package's types describe an object with the factory, which is exported itself. */
export const bidi = (factory as unknown as () => Bidi)();
