import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';

/** Returns whether the SDK has an operation with this id. */
export const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** All operations of the SDK. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);
