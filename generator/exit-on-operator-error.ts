// Imported for its side effect: prints an `OperatorError` that ends the process as one line, without its stack.
process.on('uncaughtException', (error: Error & { errors?: Error[] }) => {
  // Vite wraps its plugins' errors in one error, and loads its own copy of the class, so compare by name.
  for (const each of error.errors ?? [error])
    console.error(each.name === 'OperatorError' ? each.message : each);
  process.exit(1);
});
