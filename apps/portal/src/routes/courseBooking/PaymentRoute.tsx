export function PaymentRoute() { return null; }
