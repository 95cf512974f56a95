import { operations } from '@studio-portal/sdk/operations';
import { casesOf, type Case } from '../src/cases.ts';
import type { Tag } from '../src/table.ts';
import { bookingFaces } from './bookingFaces.ts';
import { studioFaces } from './studioFaces.ts';

/**
 * The same answers with null where another example has a value, and the other way round: what may be null comes to the
 * application both ways. A backend may answer either; where a state decides, the row asks for it.
 */
export const otherFacesOf = (tag: Tag): Case[] =>
  casesOf({ ...studioFaces, ...bookingFaces }).filter(
    ({ operationId }) => operations[operationId].tag === tag,
  );
