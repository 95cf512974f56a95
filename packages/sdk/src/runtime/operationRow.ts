import type { Operation } from './call.ts';

export interface OperationRow extends Omit<Operation, 'operationId'> {
  tag: string;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  path: string;
}
