/** A mistake that the owner can mend. Its message is one line, printed without a stack. */
export class OwnerError extends Error {}
