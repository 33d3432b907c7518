// Through a file of its own, as consultation-service.ts says: some pages have these rules in their first script.
export { emailProblem, validateSignUp } from './contracts/account.ts';
