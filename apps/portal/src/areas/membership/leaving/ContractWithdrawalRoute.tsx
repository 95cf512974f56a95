export { WithdrawalPage as ContractWithdrawalRoute } from './WithdrawalPage.tsx';
