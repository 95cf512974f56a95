import { SiteLink } from './SiteLink.tsx';

export const World = <SiteLink href="https://example.com">example.com</SiteLink>;
export const Phone = <SiteLink href="tel:+49301234567">+49 30 1234567</SiteLink>;
export const InThePortal = <SiteLink href="/studios/sample">All studios</SiteLink>;
export const Unsafe = <SiteLink href="javascript:alert(1)">Only text</SiteLink>;
