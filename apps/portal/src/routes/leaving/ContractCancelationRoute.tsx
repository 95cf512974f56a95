export { CancelationPage as ContractCancelationRoute } from '../../features/leaving/CancelationPage.tsx';
