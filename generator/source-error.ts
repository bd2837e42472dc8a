/** A mistake in the owner's words or pictures. The message says what to change, so no stack is shown. */
export class SourceError extends Error {}
