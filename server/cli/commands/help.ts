export const help = `Usage: npm run contacts -- COMMAND

Look at messages:
  list [--limit N]           every message on a line of its own, the newest last; or the N newest
  show ID                    one message in full; the beginning of an ID is enough
  search TEXT [--limit N]    those that hold the text in any field, in capitals or not
  stats                      how many there are, and how many wait to be mailed

Carry them elsewhere:
  export --csv               every message as CSV (RFC 4180)
  export --json              every message as one JSON array
  import FILE                adds what export --json wrote; passes over what is there already
  backup FILE                everything, compressed and sealed, as it is at this moment
  restore FILE               puts a backup in the place of everything there is

Change them:
  resend ID                  mails the notification again
  delete --email ADDRESS     everything that one person sent
  purge --older-than AGE     everything older: 90d (days), 26w (weeks), 18m (months), 2y (years)

Options:
  --json           the answer of any other command as JSON, for programs: npm run -s contacts -- …
  --out FILE       export into a file instead of the terminal
  --yes            do not ask before messages are deleted
  -h, --help       this text

The messages are those of DATABASE_URL, if that is set, or else of DATA_DIR (default: .data).
The server may be running. In CSV, a text that begins with = + - @, a tab or a carriage return
gets a leading apostrophe, so that no spreadsheet takes it for a formula. JSON is exact.
`;
