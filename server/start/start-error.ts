/** A failed start that the owner can fix: reported in one line, without a stack. */
export class StartError extends Error {}
