/** Entry point of `npm run contacts`. Tests call `runContacts` in their own process. */
import { runContacts } from './contacts.ts';

// Keeps `--help | head` from ending with a stack trace. `print` reports every other failed write.
process.stdout.on('error', () => {});
process.exitCode = await runContacts(process.argv.slice(2));
