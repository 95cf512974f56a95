export { WithdrawalPage as ContractWithdrawalRoute } from '../../features/leaving/WithdrawalPage.tsx';
