/** The fields of facts that a page hides and an erasure takes whole; a test compares them with the marks of the contract. */
export const PERSONAL_FIELDS = ['buyer_phone', 'buyer_email', 'address', 'comment_buyer', 'comment', 'reason'] as const
