import type { Operation } from './call.ts';

/** An operation in the table of `/operations`. */
export interface OperationRow extends Omit<Operation, 'operationId'> {
  tag: string;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  path: string;
}
