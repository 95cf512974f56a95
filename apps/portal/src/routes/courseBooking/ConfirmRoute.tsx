export function ConfirmRoute() { return null; }
