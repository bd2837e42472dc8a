// Imported for its effect: an `OperatorError` that ends the process is printed as a line, without its stack.

process.on('uncaughtException', (error: Error & { errors?: Error[] }) => {
  // Vite collects the errors of its plugins, and has its own copy of the class.
  for (const each of error.errors ?? [error])
    console.error(each.name === 'OperatorError' ? each.message : each);
  process.exit(1);
});
