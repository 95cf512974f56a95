export function SummaryOptionRoute() { return null; }
