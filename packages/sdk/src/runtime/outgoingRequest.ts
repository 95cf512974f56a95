/** One attempt at a call, before it is sent. */
export interface OutgoingRequest {
  operationId: string;
  method: string;
  url: string;
  /** Mutable: headers set here are sent, e.g. `traceparent`, or the visitor's cookie in server rendering. */
  headers: Headers;
  /** Attempt number, starting at 1. */
  attempt: number;
}
