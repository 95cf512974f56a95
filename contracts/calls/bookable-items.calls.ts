import { contract } from '../src/contract.ts';
import { courseCalls } from './bookable-items/course.ts';
import { nextCalls } from './bookable-items/next.ts';
import { periodCalls } from './bookable-items/periods.ts';

contract('bookable-items', { ...courseCalls, ...periodCalls, ...nextCalls });
