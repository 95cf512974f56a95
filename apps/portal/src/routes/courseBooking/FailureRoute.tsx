export function FailureRoute() { return null; }
