export function SummaryOfferRoute() { return null; }
