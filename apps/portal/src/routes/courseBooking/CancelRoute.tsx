export function CancelRoute() { return null; }
