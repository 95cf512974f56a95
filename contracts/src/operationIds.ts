import { operations } from '@studio-portal/sdk/operations';
import type { OperationId } from '@studio-portal/sdk/types';

/** Whether the SDK has an operation of this name. */
export const isOperationId = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** Every operation of the SDK. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);
