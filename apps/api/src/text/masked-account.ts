/** `•••• 0101`: an account by its last four digits. */
export const maskedAccount = (account: string) => `•••• ${account.slice(-4)}`
