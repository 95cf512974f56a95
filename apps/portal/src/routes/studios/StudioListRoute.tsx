export function StudioListRoute() { return null; }
