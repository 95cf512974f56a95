export { CancelationPage as ContractCancelationRoute } from './CancelationPage.tsx';
