/** Setup file: makes property tests use the same cases in every run. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_261_125 });
