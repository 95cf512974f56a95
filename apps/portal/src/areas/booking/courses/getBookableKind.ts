import type { BookableCourse } from '@studio-portal/sdk/types';
import { courseKind } from './courseKind.ts';
import type { BookableKind } from './BookableKind.ts';
import { eventKind } from './eventKind.ts';

/** Returns the descriptor of a course appointment or an event. */
export const getBookableKind = ({ itemType }: Pick<BookableCourse, 'itemType'>): BookableKind =>
  itemType === 'EVENT' ? eventKind : courseKind;
