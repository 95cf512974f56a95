export function MyBookingsRoute() { return null; }
