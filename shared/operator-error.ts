/** An error that the operator can fix. Its message is one line, printed without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
