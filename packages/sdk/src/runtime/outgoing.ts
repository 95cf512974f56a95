/** One attempt at a call, before it is sent. */
export interface OutgoingRequest {
  operationId: string;
  method: string;
  url: string;
  /** What is set here is sent, such as `traceparent`, or the cookie of the visitor for whom a server asks. */
  headers: Headers;
  /** 1 for the first one of a call. */
  attempt: number;
}
