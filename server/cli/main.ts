/** Entry point of `npm run contacts`. Tests call `runContacts` in their own process. */
import { runContacts } from './contacts.ts';

process.exitCode = await runContacts(process.argv.slice(2));
