import type { BookableCourse } from '@studio-portal/sdk/types';
import { courseKind } from './courseKind.ts';
import type { KindOfCourse } from './KindOfCourse.ts';
import { eventKind } from './eventKind.ts';

/** What a course appointment is. */
export const kindOf = ({ itemType }: Pick<BookableCourse, 'itemType'>): KindOfCourse =>
  itemType === 'EVENT' ? eventKind : courseKind;
