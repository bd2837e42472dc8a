// Imported for its side effect: prints an uncaught `OperatorError` as one line, without a stack trace.
process.on('uncaughtException', (error: Error & { errors?: Error[] }) => {
  // Vite wraps its plugins' errors in one error, and loads its own copy of the class, so this compares names.
  for (const cause of error.errors ?? [error])
    console.error(cause.name === 'OperatorError' ? cause.message : cause);
  process.exit(1);
});
