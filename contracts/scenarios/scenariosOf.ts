import { operations } from '@studio-portal/sdk/operations';
import { casesOf, type Case } from '../src/cases.ts';
import type { Table, Tag } from '../src/table.ts';
import { bookingFaces } from './bookingFaces.ts';
import { catalogueFilters } from './catalogueFilters.ts';
import { courseFilters } from './courseFilters.ts';
import { contextRows } from './contexts.ts';
import { publicBookingFaces } from './publicBookingFaces.ts';
import { sentByPortal } from './sentByPortal.ts';
import { studioFaces } from './studioFaces.ts';

const tables: readonly Table[] = [
  // The same answers with null where another example has a value, and the other way round: what may be null comes to the
  // application both ways. A backend may answer either; where a state decides, the row asks for it.
  studioFaces,
  bookingFaces,
  publicBookingFaces,
  courseFilters,
  catalogueFilters,
  contextRows,
  sentByPortal,
];

/** The rows beside those of `calls/` that belong to a tag. */
export const scenariosOf = (tag: Tag): Case[] =>
  tables.flatMap(casesOf).filter(({ operationId }) => operations[operationId].tag === tag);
