import { ApiError } from '@studio-portal/sdk';

/** Returns the error of a refused call, with a single error in its body. */
export const sampleError = (status: number, errorCode: string): ApiError => {
  const errorMessage = 'Info: told by the server';
  return new ApiError({
    status,
    message: errorMessage,
    body: '',
    items: [{ errorCode, errorMessage, traceId: 'trace', typedArgs: [] }],
    errorCode,
    operationId: 'sample',
    headers: new Headers(),
  });
};
