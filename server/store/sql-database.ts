/** One row as the driver reads it: texts, numbers, and times as `Date`. */
export type SqlRow = Record<string, unknown>;

export interface SqlResult {
  rows: SqlRow[];
  /** How many rows the statement returned or changed. */
  count: number;
}

export interface Sql {
  query(text: string, values?: readonly unknown[]): Promise<SqlResult>;
  /** Several statements at once. They take no values. */
  script(text: string): Promise<void>;
}

/** What the stores need of a PostgreSQL, whatever driver reaches it. */
export interface SqlDatabase extends Sql {
  /** Commits when the work resolves, and rolls back when it rejects. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** PostgreSQL's five-letter code, or Node's name, of what went wrong. */
export function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
