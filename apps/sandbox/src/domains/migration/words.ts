import { en } from './words/en.ts';
import { de } from './words/de.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';
import { hu } from './words/hu.ts';
import { cs } from './words/cs.ts';
import { pl } from './words/pl.ts';
import { sl } from './words/sl.ts';
import type { MigrationWords } from './words/types.ts';

/** Keyed by language without region; every language of the portal has an entry. */
export const migrationWords = new Map<string, MigrationWords>(
  Object.entries({ en, de, es, fr, it, nl, hu, cs, pl, sl }),
);
