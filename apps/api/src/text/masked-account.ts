/** Masks an account but for its last four digits: `•••• 0101`. */
export const maskedAccount = (account: string) => `•••• ${account.slice(-4)}`
