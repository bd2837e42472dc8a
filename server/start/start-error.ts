/** Something the owner can put right: said in one line, without a stack trace. */
export class StartError extends Error {}
